// Headers of every answer: nothing is loaded from elsewhere, nothing frames us, nothing is guessed.
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Bytes that came from outside are shown as what they are and run as nothing, whatever they say of themselves. */
export const foreignBytesPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";
