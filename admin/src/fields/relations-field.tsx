import './relations-field.css'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useId, useState } from 'react'
import { CreateRelatedButton } from './create-related-button.tsx'
import type { FieldOf, FieldProps } from './field-props.ts'

/** Several entries of another list: a short list that can be narrowed by typing. */
export function RelationsField({
  name,
  field,
  value,
  onChange,
  onBlur,
  error,
  options,
}: FieldProps<FieldOf<'relation'>> & { options: readonly { id: number; title: string }[] }) {
  const [words, setWords] = useState('')
  const own = useId()
  const chosen = Array.isArray(value) ? (value as number[]) : []
  const shown = options.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()))
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].toSorted((a, b) => a - b))
  const titles = options.filter(({ id }) => chosen.includes(id)).map(({ title }) => title)
  return (
    <fieldset className="field relations" aria-describedby={`${own}-chosen`} onBlur={onBlur}>
      <legend className="field-label">
        {field.label}
        <span className="field-optional"> (optional)</span>
      </legend>
      <p className="field-help" id={`${own}-chosen`}>
        {titles.length === 0 ? 'None selected' : titles.join(', ')}
      </p>
      <input
        type="search"
        className="input"
        aria-label={`Filter ${field.label}`}
        placeholder="Type to filter"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className="relations-box" role="group" aria-label={field.label}>
        {shown.map(({ id, title }) => (
          <label key={id} className="relations-line">
            <input type="checkbox" name={name} checked={chosen.includes(id)} onChange={() => toggle(id)} /> {title}
          </label>
        ))}
        {shown.length === 0 ? <p className="muted small">No matches.</p> : null}
      </div>
      <CreateRelatedButton list={field.to} onCreated={({ id }) => toggle(id)} />
      {error ? (
        <p className="field-error">
          <Icon name="warning" size="small" />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
