import { everyCall, resource } from './resource.ts'
import { sortNumber, status, title } from './common-fields.ts'

/** Buttons that pages and blocks reuse (REF-019, OP-102). */
export const promoButtons = resource({
  name: 'promo-buttons',
  title: 'Promo buttons',
  singular: 'promo button',
  icon: 'external',
  purpose: 'Buttons you create once and reuse across pages.',
  fields: {
    title: title('Text', 80),
    link: {
      kind: 'link',
      label: 'Link',
      required: true,
      list: true,
      search: true,
      help: 'A URL such as https://example.com, or a page of this portal such as /courses.',
    },
    style: {
      kind: 'choice',
      label: 'Style',
      required: true,
      default: 'primary',
      list: true,
      options: [
        { value: 'primary', label: 'Primary' },
        { value: 'secondary', label: 'Secondary' },
        { value: 'quiet', label: 'Quiet' },
      ],
    },
    icon: {
      kind: 'choice',
      label: 'Icon',
      default: '',
      options: [
        { value: '', label: 'None' },
        { value: 'arrow-right', label: 'Arrow' },
        { value: 'external', label: 'External link' },
        { value: 'play', label: 'Play' },
        { value: 'phone', label: 'Phone' },
        { value: 'mail', label: 'Mail' },
        { value: 'download', label: 'Download' },
      ],
    },
    target: {
      kind: 'choice',
      label: 'Opens in',
      required: true,
      default: '_self',
      options: [
        { value: '_self', label: 'The same tab' },
        { value: '_blank', label: 'A new tab' },
      ],
    },
    rel: {
      kind: 'choice',
      label: 'Relation',
      default: '',
      options: [
        { value: '', label: 'Plain' },
        { value: 'nofollow', label: 'nofollow' },
        { value: 'sponsored', label: 'sponsored' },
      ],
      help: 'Tells search engines how to treat the link.',
    },
    status,
    sort_number: sortNumber,
  },
  title_field: 'title',
  sort: 'sort_number',
  import_by: 'title',
  bulk_edit: ['status', 'style', 'target'],
  noun: 'pages',
  calls: everyCall,
  shown_on: [],
})
