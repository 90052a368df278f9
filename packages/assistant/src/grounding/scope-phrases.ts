/** Phrases of scope, as words in order; `_` is any one word, `#people` a word for people. Evidence is the phrase's content words. */
export const scopePhrases = `
published in : publish* article* paper*
responsible for all : all entire whole
responsible for every
responsible for the entire
responsible for the whole
full responsibility : sole* full* alone
so fewer : fewer less down drop* lower* cut from
so more : more up rose grew from
so less : fewer less down drop* lower* cut from
leading to : so from less fewer more led result* drop* rose went
resulting in : so from less fewer more led result* drop* rose went
which brought : so from less fewer more led result* drop* rose went
which led : so from less fewer more led result* drop* rose went
which cut : so from less fewer more led result* drop* rose went
which raised : so from less fewer more led result* drop* rose went
nearly all : all every each
almost all : all every each
nearly every : all every each
most of whom : most mostly mainly largely usually
most of them : most mostly mainly largely usually
industry average : average
across every : all every each
chair the : chair* president head headed led leader
designated _ lead : lead led
in charge : charge respons* led manag* ran headed supervis*
sole responsibility : sole* full* alone
sole point of contact
sole owner
all aspects : all entire whole
every aspect : all entire whole
all operations : all entire whole
all phases : all entire whole
all stages : all entire whole
all levels : all entire whole
all locations : all entire whole
all stores : all entire whole
all sites : all entire whole
all departments : all entire whole
all shifts : all entire whole
all employees : all entire whole
all staff : all entire whole
all projects : all entire whole
all teams : all entire whole
every department : all each entire whole
every shift : all each entire whole
every location : all each entire whole
built from scratch
from the ground up
team of : team* crew* staff* led lead manag* supervis* colleague* headed people
teams of : team* crew* staff* led lead manag* supervis* colleague* headed people
crew of : team* crew* staff* led lead manag* supervis* colleague* headed people
staff of : team* crew* staff* led lead manag* supervis* colleague* headed people
department of
across the country
across the nation
across the state
across the region
across the company
across the organization
across the globe
across the world
across departments
across the district : district
across the county : county
across the hospital : hospital
across the school : school
across all : all entire whole
several countries
multiple countries
several states
multiple states
multiple locations
multiple sites
multiple stores
multiple departments
multiple teams
several teams
several departments
several locations
large team
large teams
entire team
direct reports
reporting directly to
reported directly to
board of directors
no accidents : no zero 0 never without none free clean spotless accident-free incident-free
no incidents : no zero 0 never without none free clean spotless accident-free incident-free
no errors : no zero 0 never without none free clean spotless accident-free incident-free
no complaints : no zero 0 never without none free clean spotless accident-free incident-free
no injuries : no zero 0 never without none free clean spotless accident-free incident-free
no violations : no zero 0 never without none free clean spotless accident-free incident-free
without incident : no zero 0 never without none free clean spotless accident-free incident-free
without incidents : no zero 0 never without none free clean spotless accident-free incident-free
without accident : no zero 0 never without none free clean spotless accident-free incident-free
without accidents : no zero 0 never without none free clean spotless accident-free incident-free
without error : no zero 0 never without none free clean spotless accident-free incident-free
without errors : no zero 0 never without none free clean spotless accident-free incident-free
without a single : no zero 0 never without none free clean spotless accident-free incident-free
without any : no zero 0 never without none free clean spotless accident-free incident-free
zero accidents : no zero 0 never without none free clean spotless accident-free incident-free
clean driving record : no zero 0 never without none free clean spotless accident-free incident-free
clean record : no zero 0 never without none free clean spotless accident-free incident-free
perfect attendance : no zero 0 never without none free clean spotless accident-free incident-free perfect missed
perfect record : no zero 0 never without none free clean spotless accident-free incident-free perfect missed
of the year : award* won
of the month : award* won
of the quarter : award* won
charge nurse : charge
head nurse
head chef
sous chef
executive chef
head coach
head teacher
lead teacher
lead technician
lead driver
lead developer
lead engineer
lead cook
lead nurse
shift lead
team lead
crew lead
shift leader
team leader
department head
department chair
chair of
tech lead
field training
train the trainer
track record
hand picked
hire and fire
turned around
on time and under budget
under budget
ahead of schedule : early earlier before ahead
ahead of time : early earlier before ahead
go to person
point person
right hand
second in command
one of the top
one of the best
one of the first
first person to
only person
the only
high volume
high profile
large scale
best in class
state of the art
cutting edge
world class
industry leading
top performing
top performer
record breaking
new hires : rookie* beginner* guy* people recruit* grad* new new hire* newcomer* trainee* apprentice* starter* onboard* junior*
new employees : rookie* beginner* guy* people recruit* grad* new new hire* newcomer* trainee* apprentice* starter* onboard* junior*
new drivers : rookie* beginner* guy* people recruit* grad* new new hire* newcomer* trainee* apprentice* starter* onboard* junior*
new staff : rookie* beginner* guy* people recruit* grad* new new hire* newcomer* trainee* apprentice* starter* onboard* junior*
new team members : rookie* beginner* guy* people recruit* grad* new new hire* newcomer* trainee* apprentice* starter* onboard* junior*
new nurses : rookie* beginner* guy* people recruit* grad* new new hire* newcomer* trainee* apprentice* starter* onboard* junior*
new teachers : rookie* beginner* guy* people recruit* grad* new new hire* newcomer* trainee* apprentice* starter* onboard* junior*
new cooks : rookie* beginner* guy* people recruit* grad* new new hire* newcomer* trainee* apprentice* starter* onboard* junior*
junior developers : junior* new
junior engineers : junior* new
junior staff : junior* new
thought leader
subject matter expert
company wide
organization wide
hospital wide
district wide
school wide
store wide
plant wide
state wide
region wide
nation wide
world wide
system wide
city wide
enterprise wide
firm wide
multi site
multi state
multi unit
multi million
multi national
cross functional
cross departmental
c level
c suite
fortune 500
million dollar
six figure
seven figure
first ever
deep understanding
deep knowledge
deep expertise
deep experience
drove sales
drove growth
drove results
drove revenue
drove change
drove adoption
drove improvement
drove improvements
drove innovation
driving sales
driving growth
driving results
driving revenue
driving innovation
cut costs
cut cost
cut waste
cut time
cut downtime
cut turnover
cut errors
cutting costs
cutting waste
selected as : pick* select* chose chosen named asked elect* appoint*
selected to : pick* select* chose chosen named asked elect* appoint*
selected by : pick* select* chose chosen named asked elect* appoint*
selected for : pick* select* chose chosen named asked elect* appoint*
chosen as : pick* select* chose chosen named asked elect* appoint*
chosen to : pick* select* chose chosen named asked elect* appoint*
chosen by : pick* select* chose chosen named asked elect* appoint*
chosen for : pick* select* chose chosen named asked elect* appoint*
never missed
every _ of the week
around the clock : 24/7 24x7 nonstop always rotat*
never late
never had
reported to the ceo
key accounts
major accounts
major clients
key clients
large budget
end to end : end-to-end whole entire cypress playwright selenium e2e
start to finish
day to day operations : operat* ran run manag* daily
key decision
decision making
final say
sign off
signed off
`;
