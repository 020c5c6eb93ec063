import { clockTime } from '../../dates/portal-time.ts'

type CertificateFields = {
  course: string
  serial: string
  issued_at: string
  expires_at: string | null
  /** the public page that verifies the certificate */
  check_url: string
  issuer: string
  time_zone: string
}

/** URL of LinkedIn’s form for adding the certificate to a profile, prefilled. LinkedIn receives nothing until the holder opens it. */
export function linkedinUrl({
  course,
  serial,
  issued_at,
  expires_at,
  check_url,
  issuer,
  time_zone,
}: CertificateFields): string {
  const address = new URL('https://www.linkedin.com/profile/add')
  const [issueYear, issueMonth] = yearAndMonth(issued_at, time_zone)
  const [expirationYear, expirationMonth] = expires_at ? yearAndMonth(expires_at, time_zone) : []
  const fields = {
    startTask: 'CERTIFICATION_NAME',
    name: course,
    organizationName: issuer,
    issueYear,
    issueMonth,
    expirationYear,
    expirationMonth,
    certUrl: check_url,
    certId: serial,
  }
  for (const [name, value] of Object.entries(fields)) if (value) address.searchParams.set(name, value)
  return address.href
}

/** In the portal's time zone, as on the certificate itself; months without a leading zero. */
const yearAndMonth = (at: string, time_zone: string): string[] =>
  clockTime(at, time_zone)
    .split('-', 2)
    .map((part) => String(Number(part)))
