/** What people do in the most popular occupations, in our own words. */
export const handWrittenTasks = `
29-1141
Assess patients, and watch for changes in their condition
Give medicines and treatments, and note how patients respond
Plan care together with doctors, therapists, and families
Explain diagnoses, medicines, and home care to patients
Keep medical records complete and up to date
Guide nursing assistants and new nurses
15-1252
Work out with users and colleagues what software must do
Design, write, and test programs
Find and fix the causes of errors
Review other people's code
Keep running systems fast, secure, and up to date
Write documentation for users and developers
13-2011
Prepare financial statements and reports
Check accounts and records for errors and missing entries
Work out the taxes owed, and file tax returns
Examine controls that protect money and records
Advise managers on costs, budgets, and accounting rules
25-2021
Plan lessons in reading, writing, math, and science
Teach classes and small groups of children
Grade work, and keep track of each child's progress
Talk with parents about how their children are doing
Keep the classroom safe, orderly, and friendly
Adapt lessons for children who need more support
41-2031
Greet customers, and find out what they need
Show products, and explain how they differ
Ring up sales, and handle cash, cards, and returns
Restock shelves and arrange displays
Watch for theft and damaged goods
43-4051
Answer questions by phone, chat, and email
Look into complaints, and settle them
Take and change orders
Record each contact in the customer's account
Pass unusual cases to the right department
53-3032
Drive loaded trucks over long distances on schedule
Inspect the truck before and after each trip
Secure the load, and check it on the way
Log hours, miles, and deliveries as the law requires
Plan routes around traffic, weather, and weight limits
11-1021
Set goals for departments, and follow how they meet them
Plan budgets, staff, and schedules
Hire, train, and review managers and staff
Review sales, costs, and output, and act on what they show
Negotiate with suppliers and important customers
31-1131
Help patients bathe, dress, eat, and move
Measure temperature, pulse, and blood pressure
Turn and lift patients safely
Answer call lights, and report changes to nurses
Keep rooms clean and supplied
47-2111
Install wiring, outlets, lighting, and panels
Read plans and the electrical code
Test circuits, and find faults
Repair or replace wiring and equipment
Guide apprentices on site
35-2014
Prepare dishes to order
Check ingredients for freshness, and store them safely
Set up and clean the work station
Time the parts of an order so that they are ready together
Watch portions and supplies
13-1082
Agree on goals, scope, and budget with the people involved
Plan tasks, dates, and who does what
Follow progress, costs, and risks
Run meetings, and report on the state of the project
Settle changes and conflicts
15-2051
Collect and clean data from several sources
Build statistical and machine learning models
Test how well models predict
Show findings in charts and reports
Turn business questions into questions that data can answer
43-6014
Answer phones and greet visitors
Keep calendars and arrange meetings
Write letters, minutes, and reports
File and find documents
Order supplies and handle mail
49-9071
Inspect buildings and equipment for wear
Repair plumbing, wiring, doors, and walls
Service heating, cooling, and machines on schedule
Find the causes of breakdowns
Order parts, and keep a record of the work
13-1161
Design surveys and other ways to learn about customers
Analyze sales, prices, and competitors
Forecast demand
Explain findings in reports and presentations
Measure how well campaigns work
53-7065
Unpack deliveries, and check them against orders
Put goods on shelves, and rotate them by date
Pick and pack items for orders
Count stock, and report what is short
Keep aisles and storage clear and safe
27-1024
Work out with clients what a design must say and to whom
Sketch ideas, and make layouts
Choose type, color, and images
Prepare files for print and for the web
Change designs after feedback
21-1018
Talk with clients alone and in groups about what troubles them
Assess needs and risks
Write treatment plans, and review them
Help clients and families through a crisis
Connect clients with housing, work, and medical care
51-4121
Read drawings, and plan the order of the work
Set up welding equipment for the metal and joint
Weld in flat, upright, and overhead positions
Grind, fit, and clamp parts
Inspect and test welds
`;
