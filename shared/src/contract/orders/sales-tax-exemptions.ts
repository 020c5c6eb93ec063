import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { day } from '../../schemas/dates.ts'
import { maxCharacters, oneLine } from '../../schemas/text.ts'
import { fileName } from '../../schemas/files.ts'
import { taxExemptionStates } from '../../states/orders/tax.ts'
import { usStateCodes } from '../../states/us-state.ts'

// Certificates of buyers who pay no sales tax, and the decisions of staff on them.

const query = v.object(refererPortal)
const exemption = v.object({
  id: id(),
  organization: v.string(),
  number: v.string(),
  states: v.array(v.picklist(usStateCodes)),
  status: v.picklist(taxExemptionStates),
  reason: v.string(),
  expires_on: v.nullable(v.string()),
  created_at: instant(),
  reviewed_at: v.nullable(instant()),
  /** the file's name, and the key to request it */
  name: v.string(),
  key: v.string(),
})
export type TaxExemption = v.InferOutput<typeof exemption>

export const list_tax_exemptions = endpoint({
  method: 'GET',
  path: '/profile/tax-exemptions',
  summary: 'Lists your tax exemption certificates, newest first',
  action: 'profile.read',
  query,
  output: v.array(exemption),
  errors: [],
})
const states = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').filter(Boolean)),
  v.array(v.picklist(usStateCodes)),
  v.minLength(1, 'Please choose where it holds'),
  v.maxLength(usStateCodes.length),
)
/** The body is the certificate itself: a PDF or a picture. */
export const add_tax_exemption = endpoint({
  method: 'POST',
  path: '/profile/tax-exemptions',
  summary: 'Submits a tax exemption certificate for staff to review',
  action: 'profile.edit',
  body_kind: 'raw',
  body_limit_bytes: 9 * 1024 ** 2,
  tx: false,
  query: v.object({
    ...refererPortal,
    organization: oneLine(200),
    number: oneLine(100),
    /** separated by commas */
    states,
    file_name: fileName,
  }),
  output: exemption,
  errors: [
    'sales_tax.many_waiting',
    'media.wrong_format',
    'media.wrong_size',
    'media.no_room',
    'general.too_many_requests',
    'validation.failed',
  ],
})
export const get_tax_certificate = endpoint({
  method: 'GET',
  path: '/tax-exemptions/:key/file',
  summary: 'Downloads the file of a certificate, for its owner and its reviewers',
  action: 'profile.read',
  answers: 'file',
  params: v.object({ key: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)) }),
  query,
  output: v.null(),
  errors: ['general.not_found'],
})

const queued = v.object({ ...exemption.entries, buyer: v.string(), email: v.string(), reviewer: v.string() })
export type QueuedExemption = v.InferOutput<typeof queued>
export const list_exemption_queue = endpoint({
  method: 'GET',
  path: '/admin/tax-exemptions',
  summary:
    'Lists buyers’ tax exemption certificates: waiting ones, longest waiting first, or decided ones, newest first',
  action: 'sales_tax.edit',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    state: v.optional(v.picklist(taxExemptionStates), 'waiting'),
    cursor: v.optional(cursor),
    per_page: perPage(50),
    with_total: withTotal,
  }),
  output: v.array(queued),
  errors: ['validation.cursor', 'validation.failed'],
})
export const review_tax_exemption = endpoint({
  method: 'POST',
  path: '/admin/tax-exemptions/:id/review',
  summary: 'Approves a certificate until a given day, or declines or ends it with a reason that the buyer sees',
  action: 'sales_tax.edit',
  params: v.object({ id: idParam() }),
  query,
  body: v.pipe(
    v.object({
      approved: v.boolean(),
      /** null: no end date */
      expires_on: v.nullable(day()),
      reason: v.pipe(v.string(), v.trim(), maxCharacters(1000)),
    }),
    v.forward(
      v.partialCheck(
        [['approved'], ['reason']],
        ({ approved, reason }) => approved || reason !== '',
        'Please say why it is not accepted',
      ),
      ['reason'],
    ),
  ),
  output: exemption,
  errors: ['general.not_found', 'sales_tax.declined_before', 'sales_tax.own_exemption', 'validation.failed'],
})
