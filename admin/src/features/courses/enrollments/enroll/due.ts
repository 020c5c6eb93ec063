/** By when whoever is enrolled should be done: as the course says, some days from now, or on one day. */
export type Due = { kind: 'course' | 'days' | 'day'; days: string; day: string }

export const asCourseSays: Due = { kind: 'course', days: '30', day: '' }

/** What is sent of it. */
export const dueBody = ({ kind, days, day }: Due): { due_days?: number; due_on?: string } =>
  kind === 'days' ? { due_days: Number(days) } : kind === 'day' ? { due_on: day } : {}
