/** Returns the path for logging, without the query, which may contain a reset token, and without claim tokens, signed launches or files. */
export const redactedPath = (url: string): string => (url.split('?')[0] ?? '').replace(/^\/(claim|c|f)\/.*$/s, '/$1/…')
