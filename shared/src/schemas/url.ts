import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

const invalid = errorMessage('validation.url')

const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const topLevel = /^(?:[\p{L}]{2,63}|xn--[a-z0-9-]{1,59})$/iu
const octet = /^(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])$/

function isHost(host: string): boolean {
  const labels = host.split('.')
  if (labels.length === 4 && labels.every((part) => octet.test(part))) return true
  return labels.length >= 2 && labels.every((part) => label.test(part)) && topLevel.test(labels.at(-1) ?? '')
}

function isPort(port: string | undefined): boolean {
  return port === undefined || (/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65535)
}

/**
 * Whether a text is a valid link: http, https or ftp with a top-level domain, mailto: or tel:; no spaces or angle brackets, under 2083 characters,
 * port 1 to 65535 (FRM-018).
 */
export function isUrl(value: string): boolean {
  // eslint-disable-next-line no-control-regex
  if (value.length >= 2083 || /[\s<>\\"\u0000-\u001f]/.test(value)) return false
  if (/^mailto:/i.test(value)) return v.is(v.pipe(v.string(), v.email()), value.slice(7).split('?')[0])
  if (/^tel:/i.test(value)) return /^\+?[\d().-]{3,24}$/.test(value.slice(4))
  const parts = /^(?:https?|ftp):\/\/(?:[^/?#@]*@)?([^/?#@:]+)(?::([^/?#]*))?(?:[/?#].*)?$/i.exec(value)
  return parts !== null && isHost(parts[1] ?? '') && isPort(parts[2])
}

/** A link entered by a user (FRM-018). */
export const url = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.check(isUrl, invalid),
)
