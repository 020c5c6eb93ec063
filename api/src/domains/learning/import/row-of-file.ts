import * as v from 'valibot'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { dueOn } from '@portico/shared/schemas/day.ts'
import { email } from '@portico/shared/schemas/email.ts'

/** The columns that a file of people has: `Email`, and `Due on` where somebody has a day of their own. */
export const emailColumn = 'Email'
export const dueColumn = 'Due on'

type Row = { email: string; due_on: string | null } | { problem: string }

/** What stands in a row: an address, and maybe a day that is not over. */
export function rowOfFile(cells: Readonly<Record<string, string>>, today: string): Row {
  const address = v.safeParse(email, cells[emailColumn] ?? '')
  if (!address.success) return { problem: `${emailColumn}: ${address.issues[0].message}` }
  const day = cells[dueColumn] || null
  if (day === null) return { email: address.output, due_on: null }
  if (!v.is(dueOn(), day)) return { problem: `${dueColumn}: Write the day as ${today}.` }
  if (day < today) return { problem: `${dueColumn}: ${errorMessage('enrollments.due_day_over')}` }
  return { email: address.output, due_on: day }
}
