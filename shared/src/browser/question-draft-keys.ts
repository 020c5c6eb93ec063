import { storedKeys } from './stored.ts'

const prefix = 'portico_question:'

/** Storage key of an unfinished exam question. It is nothing to send: only its author can finish it, in this browser. */
export const questionDraftKey = (person_id: number, name: string): string => `${prefix}${person_id}:${name}`

/** Keys of one person's unfinished questions, or of everyone's on this device if no person is given. */
export const questionDraftKeys = (person_id?: number): string[] =>
  storedKeys(person_id === undefined ? prefix : `${prefix}${person_id}:`, 'local')
