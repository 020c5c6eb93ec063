import {
  create_announcement,
  update_announcement,
  type Announcement,
} from '@portico/shared/contract/portals/announcements.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { announcementAudiences, type AnnouncementAudience } from '@portico/shared/states/portals/announcement.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { useTypedDraft } from '../../../kernel/form/use-typed-draft.ts'
import { useOpenedEntry } from '../../../kernel/form/use-opened-entry.ts'

type Typed = { title: string; content: string; audience: AnnouncementAudience; starts_on: string; ends_on: string }
type Props = { announcement: Announcement | null; onClose: () => void; onDone: () => void }

const typedOf = (entry: Readonly<Record<string, unknown>>): Typed => ({
  title: String(entry.title ?? ''),
  content: String(entry.content ?? ''),
  audience: announcementAudiences.find((one) => one === entry.audience) ?? 'learner',
  starts_on: String(entry.starts_on ?? ''),
  ends_on: String(entry.ends_on ?? ''),
})

const isTyped = (typed: Typed, opened: Typed): boolean =>
  (Object.keys(typed) as (keyof Typed)[]).some((name) => typed[name] !== opened[name])

/** State of an announcement's form and saving it; a failed save keeps the input. */
export function useAnnouncement({ announcement, onClose, onDone }: Props) {
  const [typed, setTyped] = useState(() => typedOf(announcement ?? {}))
  const [wrong, setWrong] = useState<Partial<Record<keyof Typed, string | undefined>>>({})
  useTypedDraft({
    name: announcement ? `announcement ${announcement.id}` : 'announcement',
    typed,
    isTyped: isTyped(typed, typedOf(announcement ?? {})),
    version: announcement?.version ?? null,
    restore: setTyped,
  })
  const { version, conflict, compare } = useOpenedEntry({
    values: typed,
    version: announcement?.version ?? null,
    valuesOf: typedOf,
    onMerged: (merged) => {
      setTyped(merged)
      save.mutate(merged)
    },
  })
  const save = useMutation({
    mutationFn: (sent: Typed) => {
      const body = { ...sent, starts_on: sent.starts_on || null, ends_on: sent.ends_on || null }
      return announcement
        ? api(update_announcement, {
            params: { id: announcement.id },
            body: { ...body, version: version.current ?? announcement.version },
          })
        : api(create_announcement, { body })
    },
    onSuccess: () => {
      toasts.show({ kind: 'success', text: 'The announcement was saved.' })
      onDone()
      onClose()
    },
    onError: (error, sent) => {
      compare(error, sent)
      const fields = error instanceof CallError ? (error.fields ?? {}) : {}
      setWrong(Object.fromEntries(Object.entries(fields).map(([name, [sentence]]) => [name, sentence])))
    },
  })
  const submit = () => {
    const title = typed.title.trim() === '' ? errorMessage('validation.required') : undefined
    setWrong({ title })
    if (title === undefined) save.mutate(typed)
  }
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  return { typed, change, wrong, save, submit, conflict }
}
