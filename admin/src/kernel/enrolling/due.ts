import type { DueDateInput } from '@portico/shared/schemas/forms.ts'

export const courseDefaultDue: DueDateInput = { kind: 'course', days: '30', day: '' }

/** Returns the due date as fields of the request body. */
export const dueBody = ({ kind, days, day }: DueDateInput): { due_days?: number; due_on?: string } =>
  kind === 'days' ? { due_days: Number(days) } : kind === 'day' ? { due_on: day } : {}
