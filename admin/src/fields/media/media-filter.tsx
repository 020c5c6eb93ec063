import {
  defaultMediaTypes,
  mediaFilterLabels,
  mediaFilters,
  type MediaFilter,
} from '@portico/shared/rules/media/library.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useEffect, useState } from 'react'
import { useDebounced } from '../../kernel/use-debounced.ts'

/** Delay of the media filter after the last key (MED-005). */
const mediaDebounce_ms = 700

type Props = {
  search: string
  /** null if there is nothing to choose */
  filters: readonly MediaFilter[] | null
  onSearch: (words: string) => void
  onFilters: (filters: readonly MediaFilter[]) => void
}

/** Filters the library by text and type; with no type chosen, the default types apply (MED-001, MED-006). */
export function MediaFilterRow({ search, filters, onSearch, onFilters }: Props) {
  const [draft, setDraft] = useState(search)
  const rested = useDebounced(draft, mediaDebounce_ms)
  useEffect(() => setDraft(search), [search])
  useEffect(() => {
    if (rested === draft && rested !== search) onSearch(rested)
    // Pass on only a debounced draft; text from outside was handled above.
  }, [rested])
  const shown: readonly MediaFilter[] = filters?.length ? filters : defaultMediaTypes
  const toggled = (filter: MediaFilter) =>
    mediaFilters.filter((each) => (each === filter ? !shown.includes(each) : shown.includes(each)))
  return (
    <div className="filter-row">
      <Field label="Search">
        <TextInput
          type="search"
          value={draft}
          placeholder="File name"
          maxLength={200}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && onSearch(draft)}
        />
      </Field>
      {filters ? (
        <fieldset className="media-types">
          <legend className="field-label">Types</legend>
          {mediaFilters.map((filter) => (
            <label key={filter} className="media-type">
              <input type="checkbox" checked={shown.includes(filter)} onChange={() => onFilters(toggled(filter))} />
              {mediaFilterLabels[filter]}
            </label>
          ))}
        </fieldset>
      ) : null}
    </div>
  )
}
