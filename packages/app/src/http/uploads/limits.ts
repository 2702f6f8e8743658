// How much may be handed in at once; GET /settings says it, and it is enforced while the bytes come.
const mb = 1024 * 1024;
export const uploadLimits = { totalBytes: 192 * mb, fileBytes: 64 * mb, reportBytes: 16 * mb, files: 200, fields: 20, fieldBytes: 4 * 1024 } as const;
