import type { CourseSource } from '../types.ts'

export const constructionSafety: CourseSource[] = [
  {
    slug: 'fall-protection-for-construction-crews',
    title: 'Fall Protection for Construction Crews',
    motif: 'ladder',
    subtitle: 'Plan the work, choose the system and clip to something that will hold you.',
    paragraphs: [
      'Falls lead the list of deaths in construction every year, and most of them start from a height that people call low. This course is about the decision before the harness: can the edge be removed, guarded or covered?',
      'You will calculate fall clearance, inspect a harness point by point and write a rescue plan for a roof you know. A pre-use inspection card is included.',
      'Awareness training for crews and foremen. It does not replace the site-specific training your employer gives before you use a system.',
    ],
    outcomes: [
      [
        'State the trigger heights for fall protection',
        'Construction work generally calls for protection at six feet, with other heights for scaffolds, steel and ladders.',
      ],
      [
        'Choose a control in the right order',
        'Remove the exposure, guard the edge, restrain the worker, and only then arrest the fall.',
      ],
      [
        'Inspect a harness, lanyard and connector',
        'Cuts, burns, stiff webbing, a deployed shock pack or a missing label take the gear out of service.',
      ],
      [
        'Calculate fall clearance',
        'Add free fall, deceleration, stretch, the height of the D-ring and a margin before you trust an anchor.',
      ],
      [
        'Prepare for rescue',
        'A suspended worker needs help within minutes, so calling for help is not a complete plan.',
      ],
    ],
    hours: 3,
    price: 3200,
    instructors: ['leon-abernathie'],
    tags: ['annual-requirement', 'hands-on'],
    popularity: 90,
  },
  {
    slug: 'trabajo-seguro-en-alturas',
    title: 'Trabajo seguro en alturas',
    motif: 'hard-hat',
    subtitle: 'Planee el trabajo, elija el sistema y engánchese a un punto que de verdad aguante.',
    paragraphs: [
      'Las caídas son la primera causa de muerte en la construcción, y muchas empiezan desde una altura que parece poca. El curso trata de la decisión anterior al arnés: ¿se puede quitar, cercar o cubrir el borde?',
      'Incluye ejercicios de espacio libre de caída y una tarjeta de inspección para llevar en el bolsillo.',
    ],
    outcomes: [
      [
        'Reconocer cuándo se necesita protección contra caídas',
        'En construcción se exige, por lo general, desde seis pies de altura.',
      ],
      [
        'Elegir el control en el orden correcto',
        'Primero eliminar el riesgo, después cercar, después restringir y solo al final detener la caída.',
      ],
      [
        'Revisar arnés, línea de vida y conectores',
        'Cortes, quemaduras o una etiqueta ilegible sacan el equipo de servicio.',
      ],
      ['Calcular el espacio libre', 'Sume caída libre, frenado, estiramiento, altura del anillo y un margen.'],
      ['Preparar el rescate', 'Una persona suspendida necesita ayuda en minutos; el plan se ensaya antes.'],
    ],
    hours: 3,
    price: 3200,
    instructors: ['beatriz-montenegro-hale'],
    language: 'es',
    tags: ['spanish', 'annual-requirement'],
    popularity: 59,
  },
  {
    slug: 'construction-site-hazard-awareness',
    title: 'Construction Site Hazard Awareness',
    motif: 'hard-hat',
    subtitle: 'A first day on site: the four hazards that kill, the signs that warn and the right to stop.',
    paragraphs: [
      'New workers are hurt most often in their first month. This introduction shows a site the way an experienced foreman sees it, and practices the sentence that is hardest to say: "I have not been shown how."',
    ],
    outcomes: [
      [
        'Recognize fall, struck-by, caught-in and electrical hazards',
        'These four groups account for well over half of construction deaths.',
      ],
      [
        'Read barricades, tags and hand signals',
        'Red means stay out, yellow means look first, and a tag speaks for somebody who is not there.',
      ],
      ['Use basic protective equipment', 'Hat, eyes, feet, hands and a vest, fitted to you and replaced when worn.'],
      [
        'Exercise the right to a safe workplace',
        'Ask, report, and refuse imminent danger in good faith without punishment.',
      ],
    ],
    hours: 2,
    price: 2200,
    instructors: ['leon-abernathie'],
    tags: ['new-hire'],
    popularity: 85,
  },
  {
    slug: 'excavation-and-trench-safety',
    title: 'Excavation and Trench Safety',
    motif: 'trench',
    subtitle: 'Read the soil, keep the spoil back and never enter a trench that nobody has inspected today.',
    paragraphs: [
      'A cubic yard of soil weighs as much as a small car and falls faster than a person climbs. The course covers soil types, sloping, shoring, shielding, access and the daily inspection by a competent person.',
    ],
    outcomes: [
      [
        'Classify soil by visual and manual tests',
        'When in doubt treat it as type C; previously disturbed soil is never type A.',
      ],
      [
        'Choose sloping, shoring or shielding',
        'Five feet is the usual trigger for protection unless the cut is entirely in stable rock.',
      ],
      [
        'Keep access, spoil and equipment in the right places',
        'A ladder within 25 feet of travel, spoil two feet from the edge.',
      ],
      [
        'Inspect before each shift and after rain',
        'Cracks along the edge, bulges and water call for everybody out first and questions after.',
      ],
    ],
    hours: 2,
    price: 2900,
    instructors: ['leon-abernathie'],
    popularity: 57,
  },
  {
    slug: 'silica-and-dust-control',
    title: 'Silica and Dust Control',
    motif: 'dust-mask',
    subtitle: 'Cut concrete without breathing it: water, vacuum, distance and a respirator that fits.',
    paragraphs: [
      'Crystalline silica is too fine to see and does not leave the lung. The course compares common tasks, from tuck-pointing to jackhammering, and matches each with a control that has been measured.',
    ],
    outcomes: [
      [
        'Explain how silica harms the lung',
        'Scarring continues after exposure ends, which is why prevention is the only treatment that works.',
      ],
      ['Match task, tool and control', 'A saw with an integrated water feed does more than any mask.'],
      [
        'Use vacuums and filters correctly',
        'Shake no filter by hand; a high-efficiency unit with a cleaning cycle keeps its airflow.',
      ],
      [
        'Read an exposure control plan',
        'Look for your task, the control, the housekeeping rule and the restricted area.',
      ],
    ],
    hours: 1.5,
    price: 2200,
    instructors: ['katarzyna-mroz'],
    popularity: 45,
  },
  {
    slug: 'electrical-safety-for-non-electricians',
    title: 'Electrical Safety for Non-Electricians',
    motif: 'bolt',
    subtitle: 'Respect cords, panels and overhead lines enough to go home with steady hands.',
    paragraphs: [
      'You do not have to wire anything to be killed by electricity. This course is for carpenters, painters, laborers and operators who work around it.',
    ],
    outcomes: [
      ['Inspect cords, plugs and tools', 'A missing ground pin ends the life of the cord, not only of the plug.'],
      [
        'Use ground-fault protection',
        'A device that trips is telling the truth until a qualified person has proved otherwise.',
      ],
      [
        'Keep distance from overhead lines',
        'Ten feet is the minimum for people and most equipment up to 50 kilovolts, and more above.',
      ],
      ['Recognize lockout and tags', 'A lock belongs to the person whose name is on it and to nobody else.'],
    ],
    hours: 1,
    price: 1900,
    instructors: ['leon-abernathie'],
    tags: ['short-course'],
    popularity: 50,
  },
  {
    slug: 'heat-illness-prevention-outdoors',
    title: 'Heat Illness Prevention for Outdoor Work',
    motif: 'sun-bottle',
    subtitle: 'Water, rest, shade and a plan for the new person on the hottest day.',
    paragraphs: [
      'Most heat deaths happen in the first week on the job. The course sets up acclimatization, a buddy system and an emergency plan that does not depend on the victim noticing.',
    ],
    outcomes: [
      [
        'Recognize heat exhaustion and heat stroke',
        'Confusion is the line: cool first, call 911, and keep cooling until help arrives.',
      ],
      ['Schedule work by heat index and effort', 'Move the heavy task to the morning before you add breaks.'],
      [
        'Acclimatize new and returning workers',
        'Start at one fifth of the exposure on day one and add a fifth each day.',
      ],
      [
        'Provide water and shade that get used',
        'Cool water within reach, a cup every 20 minutes, shade close enough for a short break.',
      ],
    ],
    hours: 1,
    price: 1700,
    instructors: ['katarzyna-mroz'],
    tags: ['annual-requirement', 'short-course'],
    popularity: 62,
  },
  {
    slug: 'scaffold-user-training',
    title: 'Scaffold User Training',
    motif: 'crane',
    subtitle: 'Know a complete scaffold from one that only looks finished.',
    paragraphs: [
      'Users do not build scaffolds, yet they stand on them. This course teaches the seven-point look before you climb, the load you may add and the tag that settles the question.',
    ],
    outcomes: [
      [
        'Carry out a user check before climbing',
        'Base, bracing, planks, guardrails, access, ties, tag, in that order, from the ground.',
      ],
      [
        'Respect load ratings',
        'A light-duty scaffold holds 25 pounds per square foot; one pallet of block does not fit.',
      ],
      ['Use safe access', 'Cross braces are not ladders.'],
      ['Recognize who may alter a scaffold', 'Only under a competent person, never to reach one more course of brick.'],
    ],
    hours: 1.5,
    price: 2200,
    instructors: ['leon-abernathie'],
    popularity: 39,
  },
  {
    slug: 'hazard-communication-and-labels',
    title: 'Hazard Communication and Labels',
    motif: 'dust-mask',
    subtitle: 'Find the one line on a label or data sheet that tells you what to do next.',
    paragraphs: [
      'Sixteen sections, nine pictograms, two signal words. The course makes a treasure hunt of them, with products that are in every gang box.',
    ],
    outcomes: [
      [
        'Interpret pictograms, signal words and statements',
        '"Danger" outranks "Warning", and a product carries only one of them.',
      ],
      [
        'Find first aid, protection and spill advice in a data sheet',
        'Sections 4, 6 and 8 answer most urgent questions.',
      ],
      ['Label secondary containers', 'If it leaves your hand or lasts past your shift, it needs a label.'],
      [
        'Describe your right to the data sheets',
        'They must be within reach during the shift, without having to ask permission.',
      ],
    ],
    hours: 1,
    price: 1700,
    instructors: ['katarzyna-mroz'],
    tags: ['annual-requirement', 'short-course'],
    popularity: 65,
  },
  {
    slug: 'confined-space-awareness',
    title: 'Confined Space Awareness',
    motif: 'trench',
    subtitle: 'Recognize the space, test the air and know why the second person must stay outside.',
    paragraphs: [
      'More than half of those who die in confined spaces went in to help. This awareness course is built around that number.',
    ],
    outcomes: [
      [
        'Identify confined and permit-required spaces',
        'Large enough to enter, hard to leave, not meant to live in; add a hazard and it needs a permit.',
      ],
      ['Test air in the right order', 'Oxygen, flammables, toxics, at the top, the middle and the bottom.'],
      ['Describe the roles of entrant, attendant and supervisor', 'The attendant never enters, whatever happens.'],
      ['Plan non-entry rescue', 'A tripod, a line and a harness already on beat any brave idea.'],
    ],
    hours: 2,
    price: 2700,
    instructors: ['katarzyna-mroz', 'leon-abernathie'],
    popularity: 48,
  },
  {
    slug: 'toolbox-talks-that-people-hear',
    title: 'Toolbox Talks That People Hear',
    motif: 'crane',
    subtitle: 'Lead a seven-minute talk with one hazard, one question and one change before work starts.',
    paragraphs: [
      'For foremen and lead hands who are handed a binder and ten tired faces. You will shorten a talk, ask a question that gets an answer and record what changed.',
    ],
    outcomes: [
      ["Choose a topic from today's work", 'The best topic is the task that is different this morning.'],
      ['Ask instead of tell', '"Where could this bite us?" and then wait a full five seconds.'],
      [
        'Close with one visible action',
        'Move the cord, tie the ladder, mark the edge, while everybody is still there.',
      ],
      ['Keep a record worth reading', 'Topic, names, hazard raised, action and who did it.'],
    ],
    hours: 1,
    price: 1600,
    instructors: ['leon-abernathie'],
    option: 'live-online',
    tags: ['for-supervisors', 'short-course'],
    popularity: 30,
  },
  {
    slug: 'crane-signals-and-rigging-awareness',
    title: 'Crane Signals and Rigging Awareness',
    motif: 'crane',
    subtitle: 'Stay out from under, know the signals and see a bad hitch before it leaves the ground.',
    paragraphs: [
      'For the people around the lift. A qualified rigger and signal person still do the work; this course makes sure that everybody else helps them. In production with a crane yard in Nevada.',
    ],
    outcomes: [
      ['Recognize the standard hand signals', 'Anyone may give stop, and the operator obeys it from anyone.'],
      ['Keep clear of the load path', 'The fall zone is wider than the load and moves with it.'],
      ['Spot damaged slings and poor hitches', 'A sling without a legible tag does not lift.'],
      [
        'Understand how sling angle raises tension',
        'At 30 degrees from horizontal each leg carries as much as the whole load.',
      ],
    ],
    hours: 2,
    price: 2700,
    instructors: ['leon-abernathie'],
    status: 3,
    popularity: 0,
  },
]
