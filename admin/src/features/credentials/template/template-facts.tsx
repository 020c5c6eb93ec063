import { CheckboxGroup } from '@portico/shared/ui/checkbox-group.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { MonthsInput } from './months-input.tsx'
import { PictureChoice } from './picture-choice.tsx'
import type { TemplateResponse, TemplateContent } from './template-query.ts'

type Props = {
  content: TemplateContent
  organizations: TemplateResponse['organizations']
  /** `isStep`: undo leads back to what was before this change */
  onChange: (change: Partial<TemplateContent>, isStep?: boolean) => void
}

/** Edits a template's content, independent of the layout of its fields. */
export function TemplateFacts({ content, organizations, onChange }: Props) {
  return (
    <div className="stack">
      <Texts content={content} onChange={onChange} />
      <Field label="Signed by" optional help="Leave empty to use the primary instructor.">
        <TextInput
          value={content.signatory_name}
          maxLength={120}
          onChange={({ target }) => onChange({ signatory_name: target.value })}
        />
      </Field>
      <Field label="Their title" optional>
        <TextInput
          value={content.signatory_title}
          maxLength={120}
          onChange={({ target }) => onChange({ signatory_title: target.value })}
        />
      </Field>
      <MonthsInput
        value={content.valid_for_months}
        // Undo does not lead back to what was no number.
        onChange={(valid_for_months) => onChange({ valid_for_months }, !Number.isNaN(content.valid_for_months))}
      />
      <PictureChoice
        label="Background"
        address={content.background}
        onChange={(background) => onChange({ background })}
      />
      <PictureChoice
        label="Drawn signature"
        address={content.signature}
        onChange={(signature) => onChange({ signature })}
      />
      {organizations.length > 0 ? (
        <CheckboxGroup
          legend="Organizations"
          options={organizations.map(({ id, name, provider_number }) => ({
            value: id,
            label: provider_number ? `${name} (${provider_number})` : name,
          }))}
          values={content.organization_ids}
          onChange={(organization_ids) => onChange({ organization_ids })}
        />
      ) : null}
    </div>
  )
}

const Texts = ({ content, onChange }: Omit<Props, 'organizations'>) => (
  <>
    <Field label="Template name" optional help="Only staff see it. Leave empty to use the title.">
      <TextInput value={content.name} maxLength={120} onChange={({ target }) => onChange({ name: target.value })} />
    </Field>
    <Field label="Title" required error={content.title.trim() === '' ? 'This field is required' : undefined}>
      <TextInput value={content.title} maxLength={200} onChange={({ target }) => onChange({ title: target.value })} />
    </Field>
    <Field label="Statement" optional>
      <TextInput
        value={content.statement}
        maxLength={500}
        onChange={({ target }) => onChange({ statement: target.value })}
      />
    </Field>
  </>
)
