/** The path of a request as it may be logged: no query, which may hold a reset token, no claim token, and no signed launch or file. */
export const redactedPath = (url: string): string => (url.split('?')[0] ?? '').replace(/^\/(claim|c|f)\/.*$/s, '/$1/…')
