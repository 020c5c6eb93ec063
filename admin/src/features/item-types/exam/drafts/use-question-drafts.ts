import type { AuthoredContent, AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useEffect, useRef, useState } from 'react'
import type { Content } from '../../item-editor.ts'
import { keyOf, withKey } from '../questions.ts'
import { createNewIds } from './new-ids.ts'
import {
  isUnchanged,
  questionsIn,
  separateDrafts,
  withDrafts,
  withOutdatedAsNew,
  withQuestions,
  withSavedQuestionIds,
  type QuestionDraft,
  type Separated,
} from './separate-drafts.ts'
import { readDrafts, removeDraft, storeDraft, type DraftOwner } from './stored-drafts.ts'

const outdatedText = 'Someone changed a question that you have a draft of. Your draft is a new question now.'

type Form = {
  mayEdit: boolean
  /** all that was typed when the session was lost; drafts of other tabs stay stored then */
  left: Content | null
}

/** One save: what was typed then, how it was separated, and what was really sent. */
type Sent = { typed: Content; separated: Separated; ready: Content }

/** Keeps the unfinished questions of an exam in the browser until they are saved, and everything else free to be saved. */
export function useQuestionDrafts(owner: DraftOwner, opened: Content, { mayEdit, left }: Form) {
  const [found] = useState(() => {
    const drafts = mayEdit && 'questions' in opened.fields ? readDrafts(owner) : []
    const typed = left && new Set(questionsIn(left).map(keyOf))
    return typed ? drafts.filter(({ key }) => typed.has(key)) : drafts
  })
  const [outdated] = useState(() => found.filter((draft) => draft.saved !== null && isOutdated(draft, opened)))
  const [restored] = useState(() => (left ? withOutdatedAsNew(left, outdated, opened) : withDrafts(opened, found)))
  // a question was finished just before the page was lost
  const [hasFinished] = useState(() => separateDrafts(restored, opened).drafts.length < found.length)
  const [ids] = useState(createNewIds)
  const saved = useRef<AuthoredContent>(opened)
  // Only what this tab shows is replaced or removed here; the rest belongs to another tab.
  const kept = useRef(new Map(found.map((draft) => [draft.key, draft])))
  useEffect(() => {
    if (outdated.length > 0) toasts.show({ kind: 'info', text: outdatedText })
  }, [])
  return {
    restored,
    hasFinished,
    /** Returns what can be saved, and stores the rest; `areKept` is false if the browser does not take it. */
    separate(typed: Content): Separated & { areKept: boolean } {
      const separated = separateDrafts(typed, saved.current)
      const now = draftsToStore(typed, separated.drafts, kept.current)
      for (const key of kept.current.keys()) if (!now.has(key)) removeDraft(owner, key)
      kept.current = now
      const areKept = [...now.values()].map((draft) => storeDraft(owner, draft)).every(Boolean)
      return { ...separated, areKept: areKept || separated.drafts.length === 0 }
    },
    /** What is sent now, although a save before it may have replaced ids. */
    ready: ids.content,
    /** Notes what the server has now, and returns what is typed with the ids that it gave. */
    onSaved(typed: Content, content: AuthoredContent, sent: Sent): Content {
      saved.current = content
      ids.note(sent.ready, content)
      for (const [key, draft] of kept.current) {
        const before = draft.saved && ids.question(draft.saved)
        const next = { ...draft, saved: before, question: ids.question(draft.question, draft.place) }
        kept.current.set(key, next)
        storeDraft(owner, next)
      }
      return ids.content(withSavedQuestionIds(typed, content, { sent: sent.typed, places: sent.separated.places }))
    },
    /** The finished questions among what was saved are no drafts any more. */
    finish({ drafts }: Separated): void {
      const open = new Set(drafts.map(({ key }) => key))
      for (const key of [...kept.current.keys()].filter((one) => !open.has(one))) {
        removeDraft(owner, key)
        kept.current.delete(key)
      }
    },
    /** The author discarded all edits, these too. */
    abandon: () => {
      for (const { key } of readDrafts(owner)) removeDraft(owner, key)
    },
    /** Puts the drafts back into content that was merged with someone else's. */
    merge(merged: Content, typed: Content, theirs: AuthoredContent): Content {
      const { drafts } = separateDrafts(typed, saved.current)
      saved.current = theirs
      // The comparison leaves out keys; a new question needs one to be told from the others.
      const questions = questionsIn(merged).map((question) =>
        question.id === undefined ? withKey(question) : question,
      )
      return withDrafts(withQuestions(merged, questions), drafts)
    },
  }
}

/** The drafts by key, and those that are finished until they are saved. */
function draftsToStore(
  typed: Content,
  drafts: readonly QuestionDraft[],
  kept: ReadonlyMap<string, QuestionDraft>,
): Map<string, QuestionDraft> {
  const now = new Map(drafts.filter(({ question }) => !isBlank(question)).map((draft) => [draft.key, draft]))
  for (const [place, question] of questionsIn(typed).entries()) {
    const before = kept.get(keyOf(question, place))
    if (before && !now.has(before.key) && !isBlank(question)) now.set(before.key, { ...before, place, question })
  }
  return now
}

function isOutdated(draft: QuestionDraft, opened: AuthoredContent): boolean {
  const current = questionsIn(opened).find(({ id }) => id === draft.saved?.id)
  return !current || !isUnchanged(draft, current)
}

/** A question that was added and not written yet. */
const isBlank = ({ id, title, explanation, picture, choices }: AuthoredQuestion): boolean =>
  id === undefined &&
  picture === null &&
  [title, explanation, ...choices.map((choice) => choice.title)].every((text) => text.trim() === '')
