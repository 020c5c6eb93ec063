/** What exists without a caller yet: each with its row of the specification and what will use it. It only shrinks. */
export const idleModules: Readonly<Record<string, { row: string; issue: number }>> = {
  'shared/src/rules/credits/available-credits.ts': { row: 'CRD-005', issue: 11 },
  'shared/src/rules/pricing/subscription-price.ts': { row: 'CRT-020', issue: 11 },
  'shared/src/schemas/alpha.ts': { row: 'FRM-015', issue: 10 },
  'shared/src/schemas/alpha-dash.ts': { row: 'FRM-015', issue: 11 },
  'shared/src/schemas/double.ts': { row: 'FRM-015', issue: 10 },
  'shared/src/schemas/ip-or-fqdn.ts': { row: 'FRM-020', issue: 12 },
  'shared/src/schemas/video-link.ts videoLink': { row: 'FRM-030', issue: 10 },
  'shared/src/schemas/required-if.ts': { row: 'FRM-025', issue: 10 },
}

export const idleCodes: Readonly<Record<string, { row: string; issue: number }>> = {
  'auth.api_token_invalid': { row: 'ERR-026', issue: 13 },
  'auth.email_already_verified': { row: 'ERR-038', issue: 12 },
  'auth.user_token_invalid': { row: 'ERR-033', issue: 12 },
  'portals.empty': { row: 'ERR-031', issue: 12 },
  'access.not_allowed_for_role': { row: 'ERR-032', issue: 12 },
  'access.affiliate_subscription': { row: 'ERR-039', issue: 11 },
  'payments.no_payment_yet': { row: 'ERR-040', issue: 11 },
  'credits.not_enough_in_portal': { row: 'CRD-023', issue: 11 },
  'integrations.cloud_scorm_key_missing': { row: 'SCO-019', issue: 13 },
  'integrations.easy_ship_key_missing': { row: 'INT-003', issue: 13 },
  'integrations.maps_failed': { row: 'ERR-041', issue: 11 },
  'validation.correct_answer': { row: 'EXM-004', issue: 10 },
  'general.invalid_file_import': { row: 'PGB-014', issue: 13 },
}
