# The build needs everything the lock file names; the image that runs gets what `dist` needs and nothing else.
# Base images are pinned by the whole version, which is moved on purpose; a digest pins harder where one can be looked up.
ARG NODE_IMAGE=node:22.23.3-bookworm-slim

FROM $NODE_IMAGE AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# No package runs a script of its own while it is installed: not every npm reads `allowScripts`, and none is needed here.
RUN npm ci --ignore-scripts
COPY tsconfig.json tsconfig.build.json nest-cli.json ./
COPY src ./src
COPY migrations ./migrations
COPY seeds ./seeds
# The widgets, which the process serves.
COPY tools ./tools
COPY clients/src ./clients/src
COPY examples ./examples
# The reader of the descriptions is our own (assets/reader); the 12 MB that come with @nestjs/swagger are asked for by nothing.
RUN npm run build && npm prune --omit=dev --ignore-scripts && rm -r node_modules/swagger-ui-dist

FROM $NODE_IMAGE
ENV NODE_ENV=production PORT=3000 MEDIA_ROOT=/var/lib/quintet/media
RUN mkdir -p "$MEDIA_ROOT" && chown node:node "$MEDIA_ROOT"
WORKDIR /app
COPY package.json ./
COPY assets ./assets
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/examples/office/package.json ./examples/office/
COPY --from=build /app/examples/office/dist ./examples/office/dist
USER node
EXPOSE 3000
VOLUME /var/lib/quintet/media
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/src/main.js"]
