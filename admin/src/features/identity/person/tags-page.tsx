import { may } from '@portico/shared/access/may.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { find_user_tags, mostTags, set_user_tags } from '@portico/shared/contract/identity/people-about.ts'
import type { Person } from '@portico/shared/contract/identity/people-record.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { useDebounced } from '../../../kernel/use-debounced.ts'
import { usePersonChanged } from './person.ts'
import { UserFrame } from './user-frame.tsx'

const typing_ms = 250
const lower = (tag: string) => tag.trim().toLowerCase()

/** /users/:slug/tags: tags by which staff find people (USR-014). Each change is saved at once. */
export const UserTagsPage = () => <UserFrame>{(person) => <Tags person={person} />}</UserFrame>

function Tags({ person }: { person: Person }) {
  const { me } = useSession()
  const changed = usePersonChanged()
  const [typed, setTyped] = useState('')
  const mayEdit = may({ roles: [me.current_role], action: 'users.edit' })
  const save = useMutation({
    mutationFn: (tags: string[]) => api(set_user_tags, { params: { user_id: person.id }, body: { tags } }),
    onSuccess: ({ tags }) => changed(person.id, { ...person, tags }),
  })
  const isHeld = (tag: string) => person.tags.some((held) => lower(held) === lower(tag))
  const add = (tag: string) => {
    if (tag.trim() === '' || isHeld(tag)) return setTyped('')
    save.mutate([...person.tags, tag.trim()], { onSuccess: () => setTyped('') })
  }
  return (
    <section className="panel" aria-label="Tags">
      <div className="panel-body stack">
        <PersonTags
          tags={person.tags}
          onDrop={mayEdit ? (tag) => save.mutate(person.tags.filter((one) => one !== tag)) : null}
        />
        {mayEdit ? (
          <>
            <Form className="stack" onSubmit={() => add(typed)}>
              <Field
                label="New tag"
                help={`Up to ${mostTags} tags of 40 characters.`}
                error={save.isError ? failureText(save.error) : undefined}
              >
                <TextInput value={typed} maxLength={40} onChange={({ target }) => setTyped(target.value)} />
              </Field>
              <div>
                <Button type="submit" busy={save.isPending} disabled={typed.trim() === ''}>
                  Add tag
                </Button>
              </div>
            </Form>
            <Suggestions typed={typed} isHeld={isHeld} onChoose={add} />
          </>
        ) : null}
      </div>
    </section>
  )
}

function PersonTags({ tags, onDrop }: { tags: readonly string[]; onDrop: ((tag: string) => void) | null }) {
  if (tags.length === 0) return <p className="muted">No tags yet. You can filter the list of users by tag.</p>
  return (
    <ul className="person-tags" aria-label="Tags of this person">
      {tags.map((tag) => (
        <li key={tag}>
          {onDrop ? (
            <Button kind="secondary" size="small" aria-label={`Remove tag ${tag}`} onClick={() => onDrop(tag)}>
              {tag} <Icon name="close" size="small" />
            </Button>
          ) : (
            tag
          )}
        </li>
      ))}
    </ul>
  )
}

type SuggestionProps = { typed: string; isHeld: (tag: string) => boolean; onChoose: (tag: string) => void }

/** Suggests tags that other people have, so that staff reuse one tag for one thing. */
function Suggestions({ typed, isHeld, onChoose }: SuggestionProps) {
  const { portal } = useSession()
  const search = useDebounced(typed.trim(), typing_ms)
  const query = useQuery({
    queryKey: ['user-tags', portal.id, search],
    queryFn: () => api(find_user_tags, { query: search === '' ? {} : { search } }),
  })
  const others = (query.data ?? []).filter(({ tag }) => !isHeld(tag)).slice(0, 12)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="used-tags">
      <h2 id="used-tags" className="field-label">
        Used on this portal
      </h2>
      <ul className="person-tags">
        {others.map(({ tag, people }) => (
          <li key={tag}>
            <Button
              kind="quiet"
              size="small"
              icon="plus"
              aria-label={`Add tag ${tag}, used for ${people === 1 ? '1 person' : `${people} people`}`}
              onClick={() => onChoose(tag)}
            >
              {tag}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
