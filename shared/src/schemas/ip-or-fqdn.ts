import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

const invalid = errorMessage('validation.ip_or_fqdn')
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
const isIp = (value: string): boolean => v.is(v.pipe(v.string(), v.ip()), value)

/** Whether a text is an IPv4 or IPv6 address, or a domain name with a non-numeric top level (FRM-020). */
export function isIpOrFqdn(value: string): boolean {
  if (isIp(value)) return true
  const labels = value.split('.')
  return (
    value.length <= 253 &&
    labels.length >= 2 &&
    labels.every((part) => label.test(part)) &&
    /[a-z]/i.test(labels.at(-1) ?? '')
  )
}

const one = v.pipe(
  v.string(invalid),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.check(isIpOrFqdn, invalid),
)

/** An IP address or domain name, or a list of them. */
export const ipOrFqdn = v.lazy((given): v.GenericSchema<unknown, string | string[]> =>
  Array.isArray(given) ? v.pipe(v.array(one, invalid), v.minLength(1, errorMessage('validation.required'))) : one,
)
