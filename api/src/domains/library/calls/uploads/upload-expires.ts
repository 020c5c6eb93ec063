/** The header that says how long an unfinished upload is kept (tus 1.0, expiration); none for a complete one. */
export const uploadExpires = ({
  expires_at,
  is_unfinished,
}: {
  expires_at: Date
  is_unfinished: boolean
}): Record<string, string> => (is_unfinished ? { 'upload-expires': expires_at.toUTCString() } : {})
