import { longestResponse, mostResponseFiles, type ResponseFile } from '@portico/shared/contract/assignments.ts'
import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import { responseFileRule } from '@portico/shared/rules/assignments/response-file.ts'
import { allowedExtensions } from '@portico/shared/rules/media/check-upload.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { DraftConflict } from './draft-conflict.tsx'
import { ResponseFiles } from './response-files.tsx'
import type { AssignmentState } from './use-assignment.ts'

type Props = {
  assignment: LearnerItem<'Assignment'>['assignment']
  state: AssignmentState
  files: readonly ResponseFile[]
}

/** Form for the next attempt: text, files or both, depending on the assignment (OP-84). */
export function AnswerForm({ assignment, state, files }: Props) {
  return (
    <section className="stack" aria-labelledby="assignment-answer">
      <h2 id="assignment-answer">{`Attempt ${state.attempt}`}</h2>
      <DraftConflict state={state} />
      {assignment.allow_text_response ? (
        <Field label="Your answer" help="Saved as you type.">
          <TextArea
            className="assignment-text"
            rows={10}
            maxLength={longestResponse}
            value={state.text}
            onChange={(event) => state.type(event.target.value)}
          />
        </Field>
      ) : null}
      {assignment.restrict_user_to_upload ? null : (
        <ResponseFiles
          files={files}
          most={mostResponseFiles}
          accept={allowedExtensions(responseFileRule(''))
            .map((ending) => `.${ending}`)
            .join(',')}
          place={state.place}
          onAdded={state.reload}
          onSending={state.setSending}
          onRemove={state.removeFile}
        />
      )}
    </section>
  )
}
