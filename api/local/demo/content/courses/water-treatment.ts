import type { CourseSource } from '../types.ts'

export const waterTreatment: CourseSource[] = [
  {
    slug: 'chlorine-disinfection-for-small-systems', title: 'Chlorine Disinfection for Small Systems', motif: 'drop',
    subtitle: 'Dose, demand, residual and contact time: the four numbers behind safe water.',
    paragraphs: [
      'A small system has one operator, one pump and no room for a mistake. This course works through the arithmetic of disinfection on a well that serves 240 homes, and returns to it when the demand changes, when the pump loses its prime and when a sample comes back positive.',
      'Every calculation is shown twice: once with the formula and once with an estimate that tells you whether to believe it. A formula sheet is included.',
    ],
    outcomes: [
      ['Relate dose, demand and residual', 'Dose equals demand plus residual, so a falling residual at a steady dose means a rising demand.'],
      ['Calculate a feed rate in pounds per day', 'Pounds per day equal flow in million gallons times dose in milligrams per liter times 8.34.'],
      ['Determine CT for a contact tank', 'Multiply the residual by the time that the fastest tenth of the water takes, not by the average.'],
      ['Store and handle chlorine products safely', 'Hypochlorite weakens with heat, light and age, and never meets an acid.'],
      ['Respond to a low residual or a positive sample', 'Verify, raise, flush, resample, notify, in the order your rule sets out.'],
    ],
    hours: 4, price: 3900, instructors: ['ingrid-solheim-parrish'], tags: ['math', 'annual-requirement'], popularity: 72,
  },
  {
    slug: 'operator-math-step-by-step', title: 'Operator Math, Step by Step', motif: 'gauge',
    subtitle: 'Area, volume, flow, dose and detention time, solved slowly enough to stay solved.',
    paragraphs: [
      'Forty problems in rising order, each with units written out to the end. Made for those who know the plant well and left algebra long ago.',
    ],
    outcomes: [
      ['Convert units with confidence', 'Write the unit beside every number and cancel until only the wanted one is left.'],
      ['Calculate areas and volumes', 'Multiply cubic feet by 7.48 for gallons.'],
      ['Solve flow and velocity problems', 'Flow equals area times velocity when all three use feet and seconds.'],
      ['Calculate detention time', 'Volume divided by flow, in the same units, gives hours you can check against the clock.'],
      ['Use the pounds formula both ways', 'Cover the quantity you want, and the rest tells you whether to multiply or divide.'],
    ],
    hours: 6, price: 4900, instructors: ['ingrid-solheim-parrish'], tags: ['math'], popularity: 80,
  },
  {
    slug: 'activated-sludge-process-control', title: 'Activated Sludge Process Control', motif: 'waves-tank',
    subtitle: 'Keep a healthy mixed liquor by reading a jar, a microscope and three numbers.',
    paragraphs: [
      'The plant tells you everything, slowly. The course ties settleometer curves, sludge age and oxygen to what you can do on this shift and what you must leave alone until Friday.',
    ],
    outcomes: [
      ['Run and read a settleability test', 'Fast with a cloudy top and slow with a clear top are opposite problems.'],
      ['Calculate food to microorganism ratio and sludge age', 'Change wasting by no more than a tenth a day and wait one sludge age.'],
      ['Recognize indicator organisms', 'Stalked ciliates and a few rotifers suggest a stable floc.'],
      ['Correct bulking and rising sludge', 'Rising sludge is denitrifying in the clarifier; bulking will not settle at all.'],
    ],
    hours: 5, price: 4900, instructors: ['calvin-redfern'], popularity: 58,
  },
  {
    slug: 'coagulation-and-flocculation', title: 'Coagulation and Flocculation', motif: 'flask',
    subtitle: 'Run a jar test that predicts the plant, and change the dose for a reason.',
    paragraphs: [
      'Turbidity is rising upstream and the jars are on the bench. You will set doses, mix, settle, read and decide, then compare your choice with what the plant did.',
    ],
    outcomes: [
      ['Explain charge neutralization and sweep floc', 'At low turbidity there may be too little to collide, so more coagulant and time help.'],
      ['Set up and read a jar test', 'Match the mixing energy and time of the plant, or the jars predict another plant.'],
      ['Account for alkalinity and pH', 'Each milligram per liter of alum uses about half a milligram of alkalinity.'],
      ['Adjust feed after a storm', 'Change one thing, wait a detention time, measure, then change the next.'],
    ],
    hours: 3, price: 3600, instructors: ['ingrid-solheim-parrish'], popularity: 43,
  },
  {
    slug: 'cross-connection-control', title: 'Cross-Connection Control and Backflow', motif: 'valve',
    subtitle: 'Find the hose in the mop bucket before it finds the main.',
    paragraphs: [
      'Water runs backward when pressure does. This course surveys a school kitchen, a dental office and a car wash, and chooses an assembly for each hazard.',
    ],
    outcomes: [
      ['Explain backpressure and backsiphonage', 'A main break uphill can pull from every open hose below.'],
      ['Grade a hazard', 'Ask what would happen if a glass of it were drunk.'],
      ['Select an assembly or an air gap', 'An air gap of twice the pipe diameter fails for nobody.'],
      ['Run a survey and keep test records', 'Assemblies are tested at installation, yearly and after repair.'],
    ],
    hours: 3, price: 3400, instructors: ['ingrid-solheim-parrish'], popularity: 51,
  },
  {
    slug: 'distribution-system-operations', title: 'Distribution System Operations', motif: 'valve',
    subtitle: 'Valves that turn, hydrants that open and water that does not grow old.',
    paragraphs: [
      'From tank turnover to main breaks, told over one winter in a town of four thousand. Includes a flushing plan and a valve exercise card.',
    ],
    outcomes: [
      ['Plan unidirectional flushing', 'Work from clean to dirty at five feet per second or more.'],
      ['Exercise valves and record turns', 'Stop at the first resistance and work back and forth.'],
      ['Manage water age and storage', 'A tank that is always full is a tank that never turns over.'],
      ['Repair a main and return it to service', 'Keep positive pressure if you can; disinfect, flush and sample if you cannot.'],
    ],
    hours: 4, price: 3900, instructors: ['ingrid-solheim-parrish'], popularity: 47,
  },
  {
    slug: 'sampling-and-chain-of-custody', title: 'Sampling and Chain of Custody', motif: 'flask',
    subtitle: 'Take a sample that the laboratory accepts and a lawyer cannot shake.',
    paragraphs: [
      'A perfect analysis of a bad sample is a bad result. Bottles, preservatives, holding times, blanks and the form that goes with them.',
    ],
    outcomes: [
      ['Choose bottle, volume and preservative', 'The white powder in a bacteria bottle removes chlorine, so do not rinse it out.'],
      ['Collect grab and composite samples', 'A composite weighted by flow tells more than one weighted by the clock.'],
      ['Meet holding times and temperatures', 'Coliform samples generally reach the laboratory within 30 hours.'],
      ['Complete a chain-of-custody form', 'No gap in time and no gap in signature.'],
    ],
    hours: 2, price: 2600, instructors: ['calvin-redfern'], popularity: 39,
  },
  {
    slug: 'pumps-and-motors-for-operators', title: 'Pumps and Motors for Operators', motif: 'gauge',
    subtitle: 'Hear cavitation, read a curve and fix the easy half before calling for help.',
    paragraphs: [
      'A pump fails in a language that can be learned: heat, noise, current, vibration. You will diagnose nine failures from readings and sounds.',
    ],
    outcomes: [
      ['Read a pump curve', 'Where the system curve crosses the pump curve is where the pump will run, wish it or not.'],
      ['Recognize cavitation', 'Gravel in the casing means that suction is starving.'],
      ['Check alignment, packing and lubrication', 'Packing should drip; a dry gland is a hot one.'],
      ['Calculate wire-to-water efficiency', 'Water horsepower over electrical horsepower tells you what the meter is paying for.'],
    ],
    hours: 3, price: 3600, instructors: ['calvin-redfern'], tags: ['math'], popularity: 45,
  },
  {
    slug: 'filtration-theory-and-practice', title: 'Filtration: Theory and Practice', motif: 'filter',
    subtitle: 'Run, backwash and ripen a filter so that the first water out is as good as the last.',
    paragraphs: [
      'The course follows one filter through forty hours: head loss, turbidity, backwash, filter-to-waste. Most excursions live in the first fifteen minutes.',
    ],
    outcomes: [
      ['Describe how granular media remove particles', 'Particles stick; filters do not strain like a sieve.'],
      ['Decide when to backwash', 'Time, head loss or turbidity, whichever comes first.'],
      ['Judge a backwash', 'Look for even expansion and no boils; measure the media every year.'],
      ['Limit the ripening spike', 'Filter to waste, or end the wash with a slow rinse.'],
    ],
    hours: 3, price: 3600, instructors: ['ingrid-solheim-parrish'], popularity: 36,
  },
  {
    slug: 'safety-for-water-operators', title: 'Safety for Water and Wastewater Operators', motif: 'filter',
    subtitle: 'Chlorine, wells, traffic and lift stations: the hazards that come with the keys.',
    paragraphs: [
      'Operators work alone more than most. The course covers lone-work check-ins, gas detection, chemical deliveries and roadside work, with one drill for each.',
    ],
    outcomes: [
      ['Set up lone-worker check-ins', 'A missed call has to start something, by name and by minute.'],
      ['Test air before entering a lift station', 'Hydrogen sulfide deadens the nose at levels that kill.'],
      ['Receive a chemical delivery', 'Match paper, placard and fill pipe before the hose is connected.'],
      ['Work safely beside traffic', 'Advance warning, taper, buffer, work space, and a way out.'],
    ],
    hours: 2, price: 2600, instructors: ['calvin-redfern'], tags: ['annual-requirement'], popularity: 42,
  },
  {
    slug: 'lead-service-line-replacement', title: 'Lead Service Lines: Inventory to Replacement', motif: 'drop',
    subtitle: 'Find the lines, tell the residents and replace them without making the water worse.',
    paragraphs: [
      'Utilities across the country are building inventories and plans. This course covers records, potholing, customer communication, full replacement and flushing after it.',
    ],
    outcomes: [
      ['Build a service line inventory', 'Unknown is a category to be reduced, not a place to rest.'],
      ['Identify pipe material in the field', 'A scratch that shines and a magnet that does not stick suggest lead.'],
      ['Communicate with residents', 'Tell them what you know, what they can do today and when you will be back.'],
      ['Protect water during and after replacement', 'Flush thoroughly, provide a filter, and sample three to six months later.'],
    ],
    hours: 2, price: 2900, instructors: ['ingrid-solheim-parrish'], tags: ['recently-updated', 'law-and-rules'], popularity: 54,
  },
  {
    slug: 'collection-system-maintenance', title: 'Collection System Maintenance', motif: 'waves-tank',
    subtitle: 'Cameras, jetters and grease: keep the sewer in the sewer.',
    paragraphs: [
      'Due in spring. It plans a year of cleaning from overflow history, pipe age and restaurant addresses, and reads forty camera stills with you.',
    ],
    outcomes: [
      ['Set cleaning frequency from history', 'A pipe that blocks twice a year gets its own calendar.'],
      ['Interpret camera inspections', 'Code the defect, the clock position and the distance, then the cause.'],
      ['Control grease and roots', 'A call on the kitchen costs less than a call at midnight.'],
      ['Respond to an overflow', 'Stop, contain, recover, disinfect, report, within the hours your permit gives.'],
    ],
    hours: 3, price: 3600, instructors: ['calvin-redfern'], status: 3, popularity: 0,
  },
]
