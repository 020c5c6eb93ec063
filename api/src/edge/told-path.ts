/** The path of a request as the log may tell it: no query, which may hold a reset token, and no claim token. */
export const toldPath = (url: string): string => (url.split('?')[0] ?? '').replace(/^\/claim\/.*$/s, '/claim/…')
