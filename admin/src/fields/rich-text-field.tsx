import './rich-text-field.css'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { lazy, Suspense, useId, useState } from 'react'
import type { FieldOf, FieldProps } from './field-props.ts'

const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })),
)

// The editor would drop elements that it does not support, so such a text opens as HTML.
const isBeyondEditor = (html: string): boolean => /<(img|figure|table|dl|abbr|mark|sub|sup|h4)\b/i.test(html)

/** Field for formatted text, in an editor that loads on demand, or as its stored HTML. Saving removes HTML that a page may not contain. */
export function RichTextField({
  name,
  field,
  value,
  onChange,
  onBlur,
  inputRef,
  error,
}: FieldProps<FieldOf<'rich_text'>>) {
  const own = useId()
  const html = String(value)
  const [isSource, setSource] = useState(() => isBeyondEditor(html))
  const described = [error && `${own}-error`, field.help && `${own}-help`].filter(Boolean).join(' ') || undefined
  return (
    <div className="field">
      <span className="rich-head">
        <span className="field-label" id={`${own}-label`}>
          {field.label}
          {field.required ? null : <span className="field-optional"> (optional)</span>}
        </span>
        <button
          type="button"
          className="rich-mode"
          disabled={isSource && isBeyondEditor(html)}
          onClick={() => setSource(!isSource)}
        >
          {isSource ? 'Edit as text' : 'Edit as HTML'}
        </button>
      </span>
      {isSource ? (
        <textarea
          ref={inputRef}
          className="input"
          name={name}
          rows={10}
          value={html}
          aria-labelledby={`${own}-label`}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Suspense fallback={<Skeleton shape="line" count={6} />}>
          <RichTextEditor
            html={html}
            labeledBy={`${own}-label`}
            describedBy={described}
            isInvalid={Boolean(error)}
            onChange={onChange}
            onBlur={onBlur}
          />
        </Suspense>
      )}
      <FieldNotes id={own} help={field.help} error={error} />
    </div>
  )
}

function FieldNotes({ id, help, error }: { id: string; help: string | undefined; error: string | undefined }) {
  return (
    <>
      {help ? (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="warning" size="small" />
          {error}
        </p>
      ) : null}
    </>
  )
}
