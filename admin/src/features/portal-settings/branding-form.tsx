import { valibotResolver } from '@hookform/resolvers/valibot'
import type { PortalRecord } from '@portico/shared/contract/admin-portals.ts'
import { update_portal_setting } from '@portico/shared/contract/portal-settings.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useForm, useWatch } from 'react-hook-form'
import { api } from '../../kernel/api.ts'
import { applyFieldErrors } from '../../kernel/form/apply-field-errors.ts'
import { UnsavedPrompt } from '../../kernel/form/unsaved-prompt.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { ColourField } from './colour-field.tsx'
import { usePortalSave } from './use-portal-save.ts'

type Branding = { primary_color: string; secondary_color: string; background: string; footer_header_color: string; footer_color: string; google_analytic_id: string | null }

const colours = [
  ['primary_color', 'Primary colour', 'Buttons and links'], ['secondary_color', 'Secondary colour', 'Highlights'], ['background', 'Background', 'Behind every page'],
  ['footer_header_color', 'Header', 'The bar at the top'], ['footer_color', 'Footer', 'The bar at the bottom'],
] as const

/** Colours beside a preview that follows every key, with a warning where words would be hard to read. */
export function BrandingForm({ portal }: { portal: PortalRecord }) {
  const { primary_color, secondary_color, background, footer_header_color, footer_color, google_analytic_id } = portal.setting
  const values: Branding = { primary_color, secondary_color, background, footer_header_color, footer_color, google_analytic_id: google_analytic_id ?? '' }
  const form = useForm<Branding>({ resolver: valibotResolver(update_portal_setting.body) as never, defaultValues: values, mode: 'onTouched' })
  const shown = useWatch({ control: form.control }) as Branding
  const save = usePortalSave(portal.id, (body: Branding) => api(update_portal_setting, { query: { referer_portal_id: portal.id }, body }))
  const submit = form.handleSubmit((body) => save.mutateAsync(body).then(() => form.reset(body), (error: unknown) => applyFieldErrors(form, error)))
  const { errors, isDirty } = form.formState
  return (
    <section className="panel" aria-labelledby="branding">
      <UnsavedPrompt isDirty={isDirty && !save.isPending} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="panel-body branding">
          <div className="stack">
            <h2 id="branding" className="panel-title">Colours</h2>
            <div className="form-grid">
              {colours.map(([name, label, help]) => <ColourField key={name} label={label} help={help} value={shown[name]} error={errors[name]?.message} register={form.register(name)} onPick={(colour) => form.setValue(name, colour, { shouldDirty: true, shouldValidate: true })} />)}
              <Field label="Google Analytics id" optional help="For example G-ABC123XYZ." error={errors.google_analytic_id?.message}><TextInput {...form.register('google_analytic_id')} /></Field>
            </div>
          </div>
          <BrandPreview name={portal.name} logo={portal.setting.logo} colours={shown} />
        </div>
        <div className="form-foot">
          {isDirty ? <Button kind="quiet" onClick={() => form.reset(values)}>Discard</Button> : null}
          <Button type="submit" busy={save.isPending}>Save</Button>
        </div>
      </form>
    </section>
  )
}
