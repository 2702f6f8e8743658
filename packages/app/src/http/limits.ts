// Bytes of a request that is no upload.
export const largestBody = 64 * 1024;
