import type { Values } from './use-staff-form.ts'

const key = (form: string): string => `portico_draft:${location.pathname}:${form}`
const open = new Map<string, () => Values | null>()
let isLeaving = false

/** Registers the unsaved input of a form while it is on the page. */
export function watchDraft(form: string, typed: () => Values | null): () => void {
  open.set(form, typed)
  return () => void open.delete(form)
}

/** The session is lost: what was typed is kept in this tab until the page is opened again, and leaving is not questioned. */
export function keepDrafts(): void {
  isLeaving = true
  for (const [form, typed] of open) {
    const values = typed()
    if (values !== null) sessionStorage.setItem(key(form), JSON.stringify(values))
  }
}

export const mayLeave = (): boolean => isLeaving

/** What was typed here before the session was lost; once. */
export function takeDraft(form: string): Values | null {
  const kept = sessionStorage.getItem(key(form))
  sessionStorage.removeItem(key(form))
  return kept === null ? null : (JSON.parse(kept) as Values)
}
