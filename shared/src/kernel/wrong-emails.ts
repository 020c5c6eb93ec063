import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { email } from '../schemas/identity.ts'
import { emailsByLine } from './split-emails.ts'

const most_named = 10
const list = new Intl.ListFormat('en-US')

/** Lists the invalid emails by line and as typed; null if all are valid. */
export function wrongEmails(text: string): string | null {
  const wrong = emailsByLine(text).filter(({ address }) => !v.is(email, address))
  if (wrong.length === 0) return null
  const named = wrong.slice(0, most_named).map(({ line, address }) => `line ${line} (“${address}”)`)
  const rest = wrong.length - named.length
  return errorMessage('validation.emails_in_lines', {
    places: list.format(rest > 0 ? [...named, `${rest} more`] : named),
  })
}
