import { hostRoutes } from './host-routes';

const routes = { services: { food: ['shop.example', 'www.shop.example'], stays: [] } };

function ask(services: Record<string, readonly string[]>, url: string | undefined, host?: string) {
  const { service, url: inner } = hostRoutes({ services })({ url, headers: { host } });
  return [service, inner];
}

describe('hostRoutes', () => {
  describe('by path', () => {
    it.each([
      ['/food/api/products', '/api/products'],
      ['/food/api/products?q=a/b&page=2', '/api/products?q=a/b&page=2'],
      ['/food/media/a.jpg', '/media/a.jpg'],
      ['/food/food/api', '/food/api'],
      ['/food/stays/api', '/stays/api'],
      ['/food/', '/'],
      ['/food', '/'],
      ['/food?x=1', '/?x=1'],
      ['/food#top', '/#top'],
      ['/food//api', '//api'],
      ['/food/api/../../x', '/api/../../x'],
      ['/food/api/a%2Fb', '/api/a%2Fb'],
    ])('takes the prefix off %s', (url, inner) => {
      expect(ask(routes.services, url)).toEqual(['food', inner]);
    });

    it('goes before the host name', () => {
      expect(ask(routes.services, '/stays/api/stays', 'food.localhost:3000')).toEqual(['stays', '/api/stays']);
    });

    it.each([
      '/',
      '',
      '//food/api',
      '/Food/api',
      '/FOOD/api',
      '/foods/api',
      '/foo/food',
      '/food%2Fapi',
      '/%66ood/api',
      '/?food',
      '?food/api',
      '/#/food/api',
      '/health',
      '/api/products',
      '/media/a.jpg',
      '/property/api',
      '*',
    ])('leaves %j to the process', url => {
      expect(ask(routes.services, url, 'localhost:3000')).toEqual([undefined, url]);
    });

    it.each(['/constructor/api', '/__proto__/x', '/toString', '/hasOwnProperty/api', '/valueOf?x'])(
      'takes %s for no service',
      url => {
        expect(ask(routes.services, url)).toEqual([undefined, url]);
        expect(ask({ food: [] }, url)).toEqual([undefined, url]);
      },
    );

    it('reads a missing address as the root', () => {
      expect(ask(routes.services, undefined)).toEqual([undefined, '/']);
    });
  });

  describe('by host name', () => {
    it.each([
      'food.localhost:3000',
      'food.localhost',
      'FOOD.LocalHost:3000',
      'food.example.com',
      'food.127.0.0.1.nip.io:80',
      'shop.example',
      'Shop.Example:443',
      'www.shop.example',
    ])('serves %s plain addresses', host => {
      expect(ask(routes.services, '/api/products?q=1', host)).toEqual(['food', '/api/products?q=1']);
      expect(ask(routes.services, '/media/a.jpg', host)).toEqual(['food', '/media/a.jpg']);
      expect(ask(routes.services, '/docs', host)).toEqual(['food', '/docs']);
    });

    it.each([
      'food',
      'seafood.example',
      'my.food.example',
      'foods.example',
      'shop.example.org',
      '',
      '[::1]:3000',
      '.food.',
      ':3000',
    ])('knows no service at %j', host => {
      expect(ask(routes.services, '/api/products', host)).toEqual([undefined, '/api/products']);
    });

    it('takes the prefix off there too', () => {
      expect(ask(routes.services, '/food/api/products', 'food.localhost')).toEqual(['food', '/api/products']);
    });

    it('leaves a service that is not hosted to the process', () => {
      expect(ask({ stays: [] }, '/food/api/products', 'food.localhost')).toEqual([undefined, '/food/api/products']);
    });

    it('follows a configured name before the name of a service', () => {
      expect(ask({ food: [], stays: ['food.example'] }, '/api/x', 'food.example')).toEqual(['stays', '/api/x']);
    });
  });

  describe('with a single service', () => {
    it.each(['/api/products', '/api', '/api?x=1', '/media/a.jpg', '/mcp', '/mcp?toolsets=all'])(
      'serves plain %s whatever the host',
      url => {
        expect(ask({ food: [] }, url, 'anything.example:8080')).toEqual(['food', url]);
        expect(ask({ food: [] }, url)).toEqual(['food', url]);
      },
    );

    it.each(['/', '/health', '/apis', '/API/products', '/docs', '/stays/api'])('leaves %s to the process', url => {
      expect(ask({ food: [] }, url, 'localhost')).toEqual([undefined, url]);
    });
  });

  describe('of metadata', () => {
    const resource = '/.well-known/oauth-protected-resource';

    it.each([
      [`${resource}/food/mcp/staff`, `${resource}/food/mcp/staff`],
      [`${resource}/food/mcp/staff?a=/b`, `${resource}/food/mcp/staff`],
      [`${resource}/quintet/food/mcp/staff`, `${resource}/food/mcp/staff`],
      [
        '/.well-known/oauth-authorization-server/food/oauth/staff',
        '/.well-known/oauth-authorization-server/food/oauth/staff',
      ],
    ])('finds the service in %s', (url, inner) => {
      expect(ask(routes.services, url, 'stays.localhost')).toEqual(['food', inner]);
    });

    it('without one in the path follows the host name', () => {
      expect(ask(routes.services, `${resource}/mcp/staff`, 'shop.example')).toEqual(['food', `${resource}/mcp/staff`]);
    });

    it.each([
      `${resource}/mcp/staff`,
      `${resource}/property/mcp/staff`,
      `${resource}/constructor/mcp/staff`,
      `${resource}/food`,
      '/.well-known/openid-configuration/food/oauth/staff',
      '/.well-known/security.txt',
    ])('leaves %s to the process', url => {
      expect(ask(routes.services, url, 'localhost')).toEqual([undefined, url]);
    });
  });

  it('knows nobody without services', () => {
    expect(ask({}, '/api/products', 'food.localhost')).toEqual([undefined, '/api/products']);
  });
});
