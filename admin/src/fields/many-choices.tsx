import './relations-field.css'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useId, useState, type ReactNode } from 'react'

/** Selects several of many entries: a list that can be filtered by typing, with the selected ones above it. */
export function ManyChoices({
  name,
  label,
  help,
  none,
  chosen,
  options,
  onChange,
  onBlur,
  error,
  required,
  disabled,
  children,
}: {
  name: string
  label: string
  help?: string
  /** what an empty selection means */
  none: string
  chosen: readonly number[]
  options: readonly { id: number; title: string }[]
  onChange: (chosen: number[]) => void
  onBlur: () => void
  error: string | undefined
  required?: boolean
  disabled?: boolean
  children?: ReactNode
}) {
  const own = useId()
  const titles = chosen.flatMap((one) => options.find(({ id }) => id === one)?.title ?? [])
  return (
    <fieldset className="field relations" aria-describedby={`${own}-chosen`} disabled={disabled} onBlur={onBlur}>
      <legend className="field-label">
        {label}
        {required ? null : <span className="field-optional"> (optional)</span>}
      </legend>
      {help ? <p className="field-help">{help}</p> : null}
      <p className="field-help" id={`${own}-chosen`}>
        {titles.length === 0 ? none : titles.join(', ')}
      </p>
      <ChoiceBox {...{ name, label, chosen, options, onChange }} />
      {children}
      {error ? (
        <p className="field-error">
          <Icon name="warning" size="small" />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

function ChoiceBox({
  name,
  label,
  chosen,
  options,
  onChange,
}: {
  name: string
  label: string
  chosen: readonly number[]
  options: readonly { id: number; title: string }[]
  onChange: (chosen: number[]) => void
}) {
  const [words, setWords] = useState('')
  const shown = options.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()))
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].toSorted((a, b) => a - b))
  return (
    <>
      <input
        type="search"
        className="input"
        aria-label={`Filter ${label}`}
        placeholder="Type to filter"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className="relations-box" role="group" aria-label={label}>
        {shown.map(({ id, title }) => (
          <label key={id} className="relations-line">
            <input type="checkbox" name={name} checked={chosen.includes(id)} onChange={() => toggle(id)} /> {title}
          </label>
        ))}
        {shown.length === 0 ? <p className="muted small">No matches.</p> : null}
      </div>
    </>
  )
}
