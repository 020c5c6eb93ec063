import { stored } from '@portico/shared/browser/stored.ts'
import * as v from 'valibot'
import { leave } from './unsaved.ts'
import type { Values } from './use-staff-form.ts'

/** Identifies a form on the page and the user who fills it in, so that the next user of the tab gets none of the input. */
type Named = { readonly person_id: number; readonly form: string }
/** The input, the values it started from and their version, because someone else may save before it is restored. */
export type Draft = { readonly typed: Values; readonly opened: Values; readonly version: string | null }
const values = v.record(v.string(), v.unknown())
const parseDraft = v.parser(v.object({ typed: values, opened: values, version: v.nullable(v.string()) }))
const storedDraft = ({ person_id, form }: Named) =>
  stored<Draft>(`portico_draft:${person_id}:${location.pathname}:${form}`, parseDraft, 'session')
const open = new Map<string, { named: Named; draft: () => Draft | null }>()

/** Registers the unsaved input of a form while it is on the page. */
export function watchDraft(named: Named, draft: () => Draft | null): () => void {
  open.set(named.form, { named, draft })
  return () => void open.delete(named.form)
}

/**
 * Called when the session is lost: stores unsaved input in this tab until the page opens again. The warning about leaving stays if storage is full
 * or blocked.
 */
export function saveDrafts(): void {
  const isSaved = [...open.values()].map(({ named, draft }) => {
    const unsaved = draft()
    return unsaved === null || storedDraft(named).write(unsaved)
  })
  if (!isSaved.includes(false)) leave()
}

/** Stores input by itself, for forms that save by themselves: until `forget`, it outlives a reload and a crash of this tab. */
export function draftKeeper(named: Named): { keep: (draft: Draft) => void; forget: () => void } {
  const kept = storedDraft(named)
  return { keep: (draft) => void kept.write(draft), forget: () => kept.remove() }
}

/** Returns what this user typed here and the server did not take, and deletes it. */
export function popDraft(named: Named): Draft | null {
  const kept = storedDraft(named)
  const draft = kept.read()
  kept.remove()
  return draft
}
