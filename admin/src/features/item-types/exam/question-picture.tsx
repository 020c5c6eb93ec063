import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Picture } from '@portico/shared/ui/picture.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import { MediaPicker } from '../../../fields/media/media-picker.tsx'
import type { ErrorOf } from '../item-editor.ts'

type Props = {
  question: AuthoredQuestion
  number: number
  errorOf: ErrorOf
  onChange: (question: AuthoredQuestion) => void
}

/** Chooses the media library picture that a question asks about, with a text alternative. */
export function QuestionPicture({ question, number, errorOf, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { picture, picture_alt } = question
  return (
    <>
      {picture === null ? (
        <div>
          <Button
            kind="quiet"
            size="small"
            icon="plus"
            aria-label={`Add picture to question ${number}`}
            onClick={() => setOpen(true)}
          >
            Add picture
          </Button>
        </div>
      ) : (
        <div className="question-picture">
          <Picture src={picture} sizes="160px" width={160} height={120} />
          <Field
            label="What the picture shows"
            help="Read out to learners who cannot see it. Don’t give the answer away."
            error={errorOf('picture_alt')}
          >
            <TextInput
              value={picture_alt}
              maxLength={500}
              onChange={(event) => onChange({ ...question, picture_alt: event.target.value })}
            />
          </Field>
          <Button
            kind="quiet"
            size="small"
            icon="trash"
            aria-label={`Remove the picture of question ${number}`}
            onClick={() => onChange({ ...question, picture: null, picture_alt: '' })}
          >
            Remove
          </Button>
        </div>
      )}
      {isOpen ? (
        <MediaPicker
          title="Picture of the question"
          filters={['img']}
          multiple={false}
          byUrl
          onClose={() => setOpen(false)}
          onAttach={([chosen]) => {
            setOpen(false)
            if (chosen?.picture) onChange({ ...question, picture: chosen.picture })
          }}
        />
      ) : null}
    </>
  )
}
