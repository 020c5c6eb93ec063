/** Modules that have no caller yet, each with its specification row and the issue that will use it. The list only shrinks. */
export const idleModules: Readonly<Record<string, { row: string; issue: number }>> = {
  'shared/src/schemas/text.ts alpha': { row: 'FRM-015', issue: 12 },
  'shared/src/schemas/urls.ts url': { row: 'FRM-018', issue: 12 },
  'shared/src/schemas/urls.ts ipOrFqdn': { row: 'FRM-020', issue: 12 },
  'shared/src/access/role-groups.ts contentReviewers': { row: 'ROL-009', issue: 12 },
  'shared/src/access/role-groups.ts learnerTypesAndHelpers': { row: 'ROL-011', issue: 12 },
  'shared/src/access/role-groups.ts mainAdmins': { row: 'ROL-013', issue: 12 },
  'shared/src/access/role-groups.ts adminsEditorAndPartner': { row: 'ROL-015', issue: 12 },
  'shared/src/states/portals/portal.ts mayStepPortalType': { row: 'TEN-006', issue: 12 },
}

export const idleCodes: Readonly<Record<string, { row: string; issue: number }>> = {
  'auth.api_token_invalid': { row: 'ERR-026', issue: 13 },
  'auth.email_already_verified': { row: 'ERR-038', issue: 12 },
  'auth.user_token_invalid': { row: 'ERR-033', issue: 12 },
  'portals.empty': { row: 'ERR-031', issue: 12 },
  'access.not_allowed_for_role': { row: 'ERR-032', issue: 12 },
  'integrations.cloud_scorm_key_missing': { row: 'SCO-019', issue: 13 },
  'integrations.easy_ship_key_missing': { row: 'INT-003', issue: 13 },
  'integrations.maps_failed': { row: 'ERR-041', issue: 11 },
  'general.invalid_file_import': { row: 'PGB-014', issue: 13 },
}
