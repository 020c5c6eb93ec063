import type { AuthoredItem } from '@portico/shared/contract/courses/outline-items.ts'
import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { readableText } from '@portico/shared/rules/text/readable-text.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useEffect, useRef } from 'react'
import { ConflictDialog } from '../../../kernel/form/conflict-dialog.tsx'
import { takeAdded } from '../added-item.ts'
import { useOutline } from '../outline-context.ts'
import type { EditorProps } from '../../item-types/item-editor.ts'
import { itemEditors } from '../../item-types/item-editors.ts'
import { FreePreviewSwitch } from './free-preview-switch.tsx'
import { useItemForm } from './use-item-form.ts'

/** Edits the title and content of an item; every change saves automatically. */
export function ItemForm({ item, shownTitle }: { item: AuthoredItem; shownTitle: string | undefined }) {
  const { course, mayEdit } = useOutline()
  const { typed, change, errors, conflict, edition } = useItemForm(item)
  useRenamed(shownTitle, typed.title, (title) => change({ ...typed, title }))
  const { label: shortLabel, author_label: label = shortLabel, icon } = itemTypeOf(item.content.itemable_type)
  const title = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Focusing comes first: some browsers select only the text of a focused field.
    if (takeAdded(item.id)) title.current?.focus()
    else return
    title.current?.select()
  }, [])
  const isWrong = Object.keys(errors).length > 0
  const { labels } = itemEditors[item.content.itemable_type]
  return (
    <fieldset className="plain-fieldset panel-body stack" disabled={!mayEdit} aria-label={label}>
      <p className="outline-type">
        <Icon name={icon} size="small" /> {label}
      </p>
      {isWrong ? <Notice tone="failed">Not saved yet: some fields need your attention.</Notice> : null}
      <Field label="Title" required error={errors.title?.[0]}>
        <TextInput
          ref={title}
          value={typed.title}
          maxLength={200}
          onChange={(event) => change({ ...typed, title: event.target.value })}
        />
      </Field>
      <Content
        key={edition}
        course={course}
        item_id={item.id}
        content={typed.content}
        mayEdit={mayEdit}
        errorOf={(path) => errors[`content.fields.${path}`]?.[0]}
        onChange={(content) => change({ ...typed, content })}
      />
      <FreePreviewSwitch
        type={item.content.itemable_type}
        isOn={typed.is_free_preview}
        error={errors.is_free_preview?.[0]}
        onChange={(is_free_preview) => change({ ...typed, is_free_preview })}
      />
      <ConflictDialog
        conflict={conflict}
        labelOf={(name) => ({ is_free_preview: 'Free preview', ...labels })[name] ?? name}
        show={(_, value) => valueText(value)}
      />
    </fieldset>
  )
}

function Content<T extends ItemType>(props: EditorProps<T>) {
  const { Editor } = itemEditors[props.content.itemable_type]
  return <Editor {...props} />
}

/** Formats a value for the conflict dialog: text without its markup, a file by its name. */
function valueText(value: unknown): string {
  if (typeof value === 'string') return readableText(value)
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name)
  return value === null ? '' : JSON.stringify(value)
}

/** Copies a title that was renamed in the outline into the open editor. */
function useRenamed(shown: string | undefined, typed: string, onRenamed: (title: string) => void): void {
  const last = useRef(shown)
  useEffect(() => {
    if (shown !== undefined && shown !== last.current && shown !== typed) onRenamed(shown)
    last.current = shown
  }, [shown])
}
