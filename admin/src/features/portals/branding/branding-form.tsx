import type { PortalRecord } from '@portico/shared/contract/portals/staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useWatch } from 'react-hook-form'
import { ConflictDialog } from '../../../kernel/form/conflict-dialog.tsx'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { BrandPreview, type Colors } from './brand-preview.tsx'
import { BrandColorField } from './brand-color-field.tsx'
import { brandingOf, useBranding } from './use-branding.ts'

const colors = [
  ['primary_color', 'Primary color', 'Buttons and links'],
  ['secondary_color', 'Secondary color', 'Highlights'],
  ['background', 'Background', 'Behind every page'],
  ['footer_header_color', 'Header', 'The bar at the top'],
  ['footer_color', 'Footer', 'The bar at the bottom'],
] as const

/** Form for colors next to a live preview, with a warning if text would be hard to read. */
export function BrandingForm({ portal }: { portal: PortalRecord }) {
  const values = brandingOf(portal.setting)
  const { form, submit, failure, busy, isDirty, conflict } = useBranding(portal)
  const shown = { ...values, ...useWatch({ control: form.control }) } as Colors
  const errorOf = (name: string) => form.formState.errors[name]?.message as string | undefined
  return (
    <section className="panel" aria-labelledby="branding">
      <UnsavedChanges isDirty={() => form.formState.isDirty} />
      <Form aria-busy={busy} onSubmit={() => void submit()}>
        <div className="panel-body branding">
          <div className="stack">
            <h2 id="branding" className="panel-title">
              Colors
            </h2>
            <div className="form-grid">
              {colors.map(([name, label, help]) => (
                <BrandColorField
                  key={name}
                  label={label}
                  help={help}
                  value={shown[name]}
                  error={errorOf(name)}
                  register={form.register(name)}
                  onPick={(color) => form.setValue(name, color, { shouldDirty: true, shouldValidate: true })}
                />
              ))}
              <Field
                label="Google Analytics ID"
                optional
                help="For example G-ABC123XYZ."
                error={errorOf('google_analytic_id')}
              >
                <TextInput {...form.register('google_analytic_id')} />
              </Field>
            </div>
            {failure ? (
              <Notice tone="failed" alert>
                {failure}
              </Notice>
            ) : null}
          </div>
          <BrandPreview name={portal.name} logo={portal.setting.logo} colors={shown} />
        </div>
        <Foot isDirty={isDirty} busy={busy} onDiscard={() => form.reset()} />
      </Form>
      <ConflictDialog conflict={conflict} labelOf={labelOf} show={(_, value) => <ColorValue value={String(value)} />} />
    </section>
  )
}

const labelOf = (name: string): string => colors.find(([field]) => field === name)?.[1] ?? 'Google Analytics ID'

/** Shows a color as a swatch next to its code; any other value as text. */
const ColorValue = ({ value }: { value: string }) => (
  <span className="row">
    {value.startsWith('#') ? <span className="swatch" style={{ backgroundColor: value }} /> : null}
    {value || 'Nothing'}
  </span>
)

const Foot = ({ isDirty, busy, onDiscard }: { isDirty: boolean; busy: boolean; onDiscard: () => void }) => (
  <div className="form-foot">
    {isDirty ? (
      <Button kind="quiet" onClick={onDiscard}>
        Discard
      </Button>
    ) : null}
    <Button type="submit" busy={busy}>
      Save
    </Button>
  </div>
)
