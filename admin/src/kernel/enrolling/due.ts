import type { DueWish } from '@portico/shared/schemas/forms.ts'

export const asCourseSays: DueWish = { kind: 'course', days: '30', day: '' }

/** Returns the due date as fields of the request body. */
export const dueBody = ({ kind, days, day }: DueWish): { due_days?: number; due_on?: string } =>
  kind === 'days' ? { due_days: Number(days) } : kind === 'day' ? { due_on: day } : {}
