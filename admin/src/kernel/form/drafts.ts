import { leave } from './unsaved.ts'
import type { Values } from './use-staff-form.ts'

const key = (form: string): string => `portico_draft:${location.pathname}:${form}`
/** What was typed, upon which values, and of which version: someone else may save before it is restored. */
type Draft = { readonly typed: Values; readonly opened: Values; readonly version: string | null }
const open = new Map<string, () => Draft | null>()

/** Registers the unsaved input of a form while it is on the page. */
export function watchDraft(form: string, draft: () => Draft | null): () => void {
  open.set(form, draft)
  return () => void open.delete(form)
}

/** The session is lost: what was typed is kept in this tab until the page is opened again, and leaving is not questioned. */
export function keepDrafts(): void {
  leave()
  for (const [form, draft] of open) {
    const kept = draft()
    if (kept !== null) sessionStorage.setItem(key(form), JSON.stringify(kept))
  }
}

/** What was typed here before the session was lost; once. */
export function takeDraft(form: string): Draft | null {
  const kept = sessionStorage.getItem(key(form))
  sessionStorage.removeItem(key(form))
  return kept === null ? null : (JSON.parse(kept) as Draft)
}
