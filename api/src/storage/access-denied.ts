/** Checks for AccessDenied. A key that may read but not list files gets it for every missing file. */
export const isAccessDenied = (error: unknown): boolean => error instanceof Error && error.name === 'AccessDenied'

/** Checks for a 403. On a HEAD it has no body with a reason. */
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
