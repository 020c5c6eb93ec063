import { featureDisplay, featureDisplayLabels } from '../states/partners/feature.ts'
import { sortNumber, status, title } from './common-fields.ts'
import { features } from './features.ts'
import { callsOfProvider, resource } from './resource.ts'

/** Selling points of a provider, on its page, its card or both (PRT-002, PRT-003, CAT-034). */
export const partnerFeatures = resource({
  name: 'partner-features',
  segment: 'features',
  of_provider: true,
  title: 'Features',
  singular: 'feature',
  icon: 'star',
  purpose: 'Short reasons to choose you. Shown on your page and on your card in lists of providers.',
  fields: {
    title: title('Title', 80),
    text: { kind: 'text', label: 'Text', max: 500, lines: true },
    icon: features.fields.icon,
    display: {
      kind: 'choice',
      label: 'Shown on',
      help: 'Your card appears in lists of providers. It shows the first three.',
      required: true,
      list: true,
      filter: true,
      default: featureDisplay.all,
      options: Object.values(featureDisplay).map((value) => ({ value, label: featureDisplayLabels[value] })),
    },
    status,
    sort_number: sortNumber,
  },
  title_field: 'title',
  sort: 'sort_number',
  import_by: null,
  bulk_edit: ['status', 'display'],
  noun: 'provider',
  calls: callsOfProvider,
  shown_on: [],
})
