import type { Office } from '#kit/service/office';

export const chunkedUploadsOffice: Office = {
  machines: { ChunkedUploads_receive: 'part of a large file that a program sends piece by piece' },
};
