import type { PortalRecord } from '@portico/shared/contract/portals/staff.ts'
import { update_portal_setting } from '@portico/shared/contract/portals/portal-settings.ts'
import { api } from '../../../kernel/api.ts'
import { useStaffForm } from '../../../kernel/form/use-staff-form.ts'
import type { Colors } from './brand-preview.tsx'
import { useAfterSave } from '../settings/use-portal-save.ts'

/** Returns the values of the color form from a portal's settings. */
export function brandingOf(setting: PortalRecord['setting']): Colors & { google_analytic_id: string } {
  const { primary_color, secondary_color, background, footer_header_color, footer_color, google_analytic_id } = setting
  return {
    primary_color,
    secondary_color,
    background,
    footer_header_color,
    footer_color,
    google_analytic_id: google_analytic_id ?? '',
  }
}

/** Form state of a portal's colors; saving over a newer version of the settings shows what has changed. */
export function useBranding(portal: PortalRecord) {
  const afterSave = useAfterSave(portal.id)
  return useStaffForm({
    name: 'branding',
    schema: update_portal_setting.body,
    values: brandingOf(portal.setting),
    onlyChanged: true,
    send: async (body) => {
      const { setting, job } = await api(update_portal_setting, { query: { referer_portal_id: portal.id }, body })
      return { ...setting, job }
    },
    valuesOf: (saved) => brandingOf(saved),
    opened: {
      version: portal.setting.version,
      valuesOf: (current) => brandingOf({ ...portal.setting, ...current }),
    },
    onSaved: afterSave,
  })
}
