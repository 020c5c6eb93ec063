/** Whether a bucket refused to say what it has: to a key that may read files and not list them, it says so of every file that is missing. */
export const isAccessDenied = (error: unknown): boolean => error instanceof Error && error.name === 'AccessDenied'

/** Whether a bucket answered 403: that of a HEAD has no body, which would say why. */
export function isForbidden(error: unknown): boolean {
  if (!(error instanceof Error) || !('$metadata' in error)) return false
  const { $metadata } = error
  return (
    typeof $metadata === 'object' &&
    $metadata !== null &&
    'httpStatusCode' in $metadata &&
    $metadata.httpStatusCode === 403
  )
}
