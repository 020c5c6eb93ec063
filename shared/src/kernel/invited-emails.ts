import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { countOf } from '../rules/numbers/count-of.ts'
import { invitedPeople, mostInvited } from '../schemas/enrolling.ts'
import { email } from '../schemas/identity.ts'

const mostOf = (free: number): number => Math.min(mostInvited, free)

/** The number that USR-033 names is that of one request; fewer seats are their own reason. */
const tooManyText = (free: number): string =>
  free < mostInvited
    ? `You have ${countOf(free, 'seat')} left.`
    : errorMessage('validation.emails_max', { max: mostInvited })

/** Emails as typed, at most as many as there are free seats. */
export const invitedEmails = (free: number) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? emailsProblem(dataset.value) : null
      if (message !== null) addIssue({ message })
    }),
    v.transform(splitEmails),
    v.check((emails) => emails.length <= mostOf(free), tooManyText(free)),
    invitedPeople,
  )

/** Reason these emails cannot be invited, in the API’s own wording. */
export const invitationsProblem = (text: string, free: number): string | undefined =>
  v.safeParse(invitedEmails(free), text).issues?.[0].message

export const invitedHelp = (free: number): string =>
  `One per line, up to ${mostOf(free)}. A seat is held for each person until they claim it.`

/** Splits pasted emails at line breaks, commas, semicolons and spaces, without the names of “Jane Doe <jane@example.com>”; removes duplicates. */
export const splitEmails = (text: string): string[] => [...new Set(emailsByLine(text).map(({ address }) => address))]

const lineBreaks = /\r\n?|\n/
const quotedName = /"[^"]*"(?=\s*<)/g
const spaces = /\s+/

/** Each email with its line number, counted from 1. */
const emailsByLine = (text: string): { line: number; address: string }[] =>
  text.split(lineBreaks).flatMap((line, place) =>
    line
      .replaceAll(quotedName, '')
      .split(/[,;>]/)
      .flatMap(withoutName)
      .map((address) => ({ line: place + 1, address })),
  )

/** Splits at spaces; what precedes an angle bracket is a name. */
const withoutName = (part: string): string[] =>
  part
    .slice(part.indexOf('<') + 1)
    .split(spaces)
    .filter(Boolean)

const most_named = 10
const list = new Intl.ListFormat('en-US')

/** Lists the invalid emails by line and as typed; null if all are valid. */
export function emailsProblem(text: string): string | null {
  const wrong = emailsByLine(text).filter(({ address }) => !v.is(email, address))
  if (wrong.length === 0) return null
  const named = wrong.slice(0, most_named).map(({ line, address }) => `line ${line} (“${address}”)`)
  const rest = wrong.length - named.length
  return errorMessage('validation.emails_in_lines', {
    places: list.format(rest > 0 ? [...named, `${rest} more`] : named),
  })
}
