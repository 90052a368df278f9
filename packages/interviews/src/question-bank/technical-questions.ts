import type { OccupationGroup } from './occupation-groups';

/** Questions about the work itself, by occupation group. Only append, because the index of a question is its id. */
export const technicalQuestions: Readonly<Record<OccupationGroup, string>> = {
  '11': `
How do you build a budget for a department, and what do you do when it is cut in the middle of the year?
Which numbers do you look at first on a Monday, and why those?
How do you decide what to delegate and what to keep?
Walk me through how you hire: from the need to the first day.
How do you handle someone whose performance is slipping?
How do you turn a strategy into work that people can do this week?
How do you estimate the risk of a plan, and what do you do about it?
Describe how you run a meeting that ends with decisions.`,
  '13': `
How do you check whether a set of figures can be trusted?
Explain the difference between cash flow and profit to someone outside finance.
How do you forecast when there is little history?
Which controls would you put in place to prevent errors or fraud?
Walk me through how you would evaluate two suppliers.
How do you gather requirements from people who do not agree with each other?
How do you present a loss or an overrun to management?
How do you keep up with rules and regulations in your field?`,
  '15': `
Explain how you find the cause of a bug that you cannot reproduce.
How do you decide what to test, and at which level?
Describe the design of a system you worked on and what you would change today.
How do you review someone else’s code?
What makes a query slow, and how do you find out?
How do you keep data and accounts safe in what you build?
Explain a trade-off between speed of delivery and quality that you made.
How would you tell whether a model or an analysis is wrong?`,
  '17': `
Walk me through how you take a design from a requirement to a drawing or model.
How do you choose a factor of safety?
Which standards and codes do you work with, and how do you check that you meet them?
How do you find the cause of a failure in a part or a structure?
Describe how you estimate the cost and duration of a project.
How do you handle a change that arrives after the design is released?
How do you verify the result of a simulation?
How do you work with the people who build what you design?`,
  '19': `
Describe an experiment or study that you designed. What could have made it wrong?
How do you decide on the size of a sample?
What do you do with a result that contradicts the literature?
How do you keep your records so that someone else could repeat the work?
Explain your most important finding to someone without your training.
Which methods or instruments do you know best, and what are their limits?
How do you tell correlation from cause in your field?
How do you plan work under safety or ethics rules?`,
  '21': `
How do you build trust with a client who did not choose to see you?
How do you assess risk in a first conversation?
Describe how you write a plan together with a client.
How do you keep boundaries with people you care about?
What do you document, and how soon?
How do you work with other services, schools, courts or families?
How do you handle a client who is in crisis at the end of your day?
How do you know that your work has helped?`,
  '23': `
How do you research a question that you have never had before?
Describe how you explain a legal risk to someone who wants to go ahead anyway.
How do you prepare for a hearing, closing or filing under a deadline?
How do you check a contract: what do you read first?
How do you protect privilege and confidential information in daily work?
How do you keep track of many matters in parallel?
What do you do when you find a fact that hurts your side?
How do you make a long document easy to use?`,
  '25': `
How do you plan a lesson or program for people of very different levels?
How do you find out whether they have learned it?
What do you do when a third of the group is lost?
How do you handle disruption without losing the others?
How do you work with families or guardians who disagree with you?
How do you adapt material for someone with special needs?
Which technology helps in your teaching or service, and which does not?
How do you use the results of assessments?`,
  '27': `
Walk me through a piece of your portfolio: the brief, the choices, the result.
How do you respond to a client who says they will know it when they see it?
How do you work within a brand, a style or a house voice?
How do you know when a piece is finished?
Describe how you take criticism of creative work.
How do you plan a shoot, a production, an event or a season?
How do you check facts, rights and credits?
Which tools do you use, and what do you still do by hand?`,
  '29': `
How do you set priorities when several patients need you at the same time?
Walk me through an assessment, from the door to the note.
How do you make sure that a medication or treatment is right for this patient?
How do you hand over a patient so that nothing is lost?
Describe how you speak up when an order seems wrong.
How do you explain a diagnosis or a risk to a frightened patient?
Which measures against infection do you never skip?
How do you keep your knowledge and certifications current?`,
  '31': `
How do you move or lift a patient safely, for both of you?
How do you keep someone’s dignity during personal care?
What do you observe and report during routine care?
How do you calm a person who is confused or afraid?
What do you do when a patient refuses care?
How do you prevent the spread of infection between rooms?
How do you document what you did, and what belongs in the note?
How do you handle a request that is outside your scope?`,
  '33': `
How do you calm a situation before it becomes dangerous?
Describe how you would secure a scene and keep records of it.
How do you decide how much force, if any, is justified?
What do you check at the start of a shift?
How do you write a report that stands up later?
How do you stay alert during hours in which nothing happens?
How do you work with members of the public who do not trust you?
Describe an evacuation or emergency plan you have carried out or trained for.`,
  '35': `
How do you keep food safe from delivery to plate?
How do you manage ten orders that come in together?
Which temperatures and times do you know by heart?
How do you handle a guest with a serious allergy?
What do you do when a dish or drink comes back?
How do you keep waste and cost down?
How do you set up your station before service?
How do you work when the kitchen or the floor is one person short?`,
  '37': `
In which order do you clean a room or area, and why?
Which products must never be mixed?
How do you protect yourself and others when you use chemicals or machines?
How do you care for different floors, surfaces or plants?
How do you plan a route or a day with more work than time?
What do you do when you find something valuable, or something broken?
How do you maintain your equipment?
How do you make sure that the result is the same every day?`,
  '39': `
How do you find out what a client really wants?
What do you do when a client is unhappy with the result?
How do you keep tools and the workplace hygienic?
How do you handle a child, guest or client who does not cooperate?
How do you keep to a schedule when appointments run over?
How do you recommend something without pushing?
How do you keep personal information to yourself?
What do you do in an accident or a medical emergency?`,
  '41': `
Walk me through a sale, from the first contact to the signature.
How do you find out what a customer needs?
How do you respond to "it is too expensive"?
How do you decide which leads to spend time on?
How do you prepare for a call with someone you have never met?
How do you recover a customer who has stopped buying?
How do you forecast your numbers, and how close do you come?
How do you sell a product you know has a weakness?`,
  '43': `
How do you organize a day of calls, visitors, mail and deadlines?
How do you keep records so that anyone can find them?
How do you check your own work for errors?
Which office software do you know well, and what have you made with it?
How do you handle an angry caller?
How do you schedule a meeting for ten people in three time zones?
How do you protect confidential documents and data?
How do you deal with an instruction that is unclear?`,
  '45': `
How do you plan work around weather and season?
How do you check and maintain machinery in the field?
How do you recognize disease or pests early?
How do you handle animals, chemicals or timber safely?
How do you judge whether a crop, catch or stand is ready?
What do you do when equipment breaks down far from help?
How do you work for long hours and stay safe?
How do you keep records for quality or regulation?`,
  '47': `
How do you read a set of plans before you start?
What do you inspect before you use a ladder, scaffold or machine?
How do you estimate materials for a job?
What do you do when site conditions do not match the drawings?
How do you coordinate with other trades on a tight site?
How do you check that work is level, plumb and to code?
What do you do when you see a coworker working unsafely?
Describe a job you had to redo, and why.`,
  '49': `
How do you diagnose a fault that comes and goes?
How do you lock out and make safe what you work on?
How do you decide between repair and replacement?
How do you read a schematic or a manual for equipment you do not know?
How do you plan preventive maintenance?
How do you explain a repair and its cost to a customer?
What do you do when the part you need is not available?
How do you make sure that the fault will not return?`,
  '51': `
How do you check quality during a run, and not only at the end?
What do you do when a machine begins to drift out of tolerance?
How do you set up or change over a line?
Which measuring tools do you use, and how do you know they are right?
How do you keep safe around moving equipment?
How do you hand over to the next shift?
How do you reduce scrap or downtime?
How do you balance speed against quality when the order is late?`,
  '53': `
What do you inspect before you drive, fly, sail or operate?
How do you plan a route or a load?
How do you secure cargo, or keep passengers safe?
What do you do when you are going to be late?
How do you handle fatigue and hours-of-service rules?
What do you do after an accident or a near miss?
How do you keep inventory and paperwork right at pickup and delivery?
How do you drive or work in bad weather?`,
  '55': `
How would you explain your service to a civilian employer?
Describe how you planned and carried out a mission or exercise with limited resources.
How do you lead people under stress and lack of sleep?
How do you account for equipment and supplies?
How do you give and follow orders that leave room for judgment?
How do you train people for something that rarely happens?
How do you review an operation afterward?
Which of your military skills does this job need most?`,
};
