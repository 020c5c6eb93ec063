import * as v from 'valibot'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { dueOn } from '@portico/shared/schemas/dates.ts'
import { email } from '@portico/shared/schemas/identity.ts'

/** The columns in a file of people: `Email`, and `Due on` for people with their own due date. */
export const emailColumn = 'Email'
export const dueColumn = 'Due on'

type Row = { email: string; due_on: string | null } | { problem: string }

/** Reads a row: an email and optionally a due date that is not past. */
export function rowOfFile(cells: Readonly<Record<string, string>>, today: string): Row {
  const address = v.safeParse(email, cells[emailColumn] ?? '')
  if (!address.success) return { problem: `${emailColumn}: ${address.issues[0].message}` }
  const day = cells[dueColumn] || null
  if (day === null) return { email: address.output, due_on: null }
  if (!v.is(dueOn(), day)) return { problem: `${dueColumn}: Write the date as ${today}.` }
  if (day < today) return { problem: `${dueColumn}: ${errorMessage('enrollments.due_day_over')}` }
  return { email: address.output, due_on: day }
}
