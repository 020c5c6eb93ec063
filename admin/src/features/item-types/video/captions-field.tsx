import type { AuthoredFields } from '@portico/shared/item-types/authored-content.ts'
import { languageOptions } from '@portico/shared/resources/language-codes.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { useState } from 'react'
import { FileField } from '../../../fields/media/file-field.tsx'

type Captions = AuthoredFields<'Video'>['captions']
type Props = {
  captions: Captions
  isReadOnly: boolean
  error: string | undefined
  onChange: (captions: Captions) => void
}
const nameOf = (language: string): string => languageOptions.find(({ value }) => value === language)?.label ?? language

/** Captions of a video, one WebVTT file per language. */
export function CaptionsField({ captions, isReadOnly, error, onChange }: Props) {
  const [language, setLanguage] = useState('en')
  const others = captions.filter((one) => one.language !== language)
  const free = languageOptions.filter(({ value }) => !captions.some((one) => one.language === value))
  return (
    <fieldset className="plain-fieldset stack">
      <legend className="field-label">Captions</legend>
      {captions.length > 0 ? (
        <ul className="captions-list">
          {captions.map((one) => (
            <li key={one.language} className="row row-between">
              <span>
                {nameOf(one.language)}: {one.file.name}
              </span>
              {isReadOnly ? null : (
                <IconButton
                  icon="trash"
                  label={`Remove the captions ${nameOf(one.language)}`}
                  onClick={() => onChange(captions.filter((kept) => kept !== one))}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {isReadOnly ? null : (
        <>
          <Field label="Language of the captions">
            <Select options={free} value={language} onChange={(event) => setLanguage(event.target.value)} />
          </Field>
          <FileField
            label="Captions file"
            help="A .vtt file in this language."
            types={['captions']}
            file={null}
            isReadOnly={false}
            error={error}
            onChange={(file) => file && onChange([...others, { language, file }])}
          />
        </>
      )}
    </fieldset>
  )
}
