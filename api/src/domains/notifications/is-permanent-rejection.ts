/** Whether a mail server permanently rejected this email address (SMTP 5xx at RCPT), as nodemailer reports it. */
export function isPermanentRejection(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EENVELOPE') return false
  const said = 'responseCode' in error ? Number(error.responseCode) : 0
  return said >= 500 && said < 600
}
