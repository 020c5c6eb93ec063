import { approvalLabels, approvalStatus, approvalTones } from '../states/partners/approval.ts'
import { slug, title } from './common-fields.ts'
import { callsOfProvider, resource } from './resource.ts'

/** A provider's external pages (PRT-004, OP-107): each links to a site of the provider once staff have approved it. */
export const partnerPages = resource({
  name: 'partner-pages',
  segment: 'external-pages',
  of_provider: true,
  title: 'External pages',
  singular: 'external page',
  icon: 'external',
  purpose: 'Pages of your own website that visitors can find here once they are approved.',
  fields: {
    title: title(),
    slug: slug(),
    url: {
      kind: 'link',
      label: 'Web address',
      help: 'The URL of the page, beginning with https:// or http://.',
      required: true,
      of_web: true,
    },
    text: { kind: 'text', label: 'Text', max: 2_000, lines: true, help: 'What visitors find there.' },
    image: { kind: 'image', label: 'Image' },
    status: {
      kind: 'choice',
      label: 'Status',
      list: true,
      filter: true,
      required: true,
      fixed: true,
      beside: true,
      default: approvalStatus.draft,
      options: Object.values(approvalStatus).map((value) => ({
        value,
        label: approvalLabels[value],
        tone: approvalTones[value] ?? 'gray',
      })),
    },
    clicks: {
      kind: 'number',
      label: 'Clicks',
      min: 0,
      max: 1_000_000_000,
      fixed: true,
      beside: true,
      list: true,
      required: true,
    },
    reason: { kind: 'text', label: 'Reason', max: 1_000, fixed: true, beside: true },
  },
  title_field: 'title',
  sort: 'title',
  import_by: null,
  bulk_edit: [],
  noun: 'provider',
  calls: callsOfProvider.filter((call) => call !== 'reorder' && call !== 'bulk_edit'),
  create_refusals: ['access.affiliate_subscription'],
  shown_on: [],
  families: ['partner-page'],
})
