/** Software, data and networks. The form is that of `skill-words-en.ts`. */
export const technologySkills = `
programming|coding|software development|software engineering|code
web development|website|web application|web app|web page
front end|frontend|user interface|ui
back end|backend|server-side|api
api|rest|Graphql|endpoint|web service
microservice|service-oriented|distributed system|split monolith
database|sql|Mysql|Postgresql|Postgres|Oracle|query|queries
nosql|Mongodb|Redis|Cassandra
Javascript|js|Typescript|React|Angular|Vue|Node
Python|Django|Flask|Pandas|Numpy
Java|Spring|Kotlin
Ruby|Rails
Php|Laravel|Wordpress
Golang|Rust
Swift|Ios|Objective-c
Android
mobile app|mobile development|app
Html|Css|Sass
cloud|Aws|Azure|Gcp|serverless|cloud computing
Docker|Kubernetes|container|containerization|containerized
Terraform|Ansible|infrastructure as code
devops|ci/cd|ci|cd|continuous integration|continuous delivery|continuous deployment|pipeline|deployment pipeline|Jenkins|GitHub Actions|GitLab CI|CircleCI|deploy
Linux|Unix|Bash|shell script|shell
Git|Github|Gitlab|version control
unit test|unit testing|automated test|test automation|integration test|end-to-end test|test suite|test coverage
code review|pull request
agile|scrum|kanban|sprint|Jira|stand-up
machine learning|deep learning|neural network|artificial intelligence|ai|model training|ml
data science|data analysis|data analytics|analytics|statistics|statistical|data analyst
data visualization|dashboard|Tableau|Power bi|Looker
data pipeline|etl|data warehouse|data engineering|Airflow|Spark|Hadoop
big data
cybersecurity|information security|penetration testing|vulnerability|encryption|firewall|threat
networking|router|lan|vpn|tcp|dns
virtualization|Vmware|virtual machine
system administration|sysadmin|server administration|Active directory
observability|monitoring tool|Prometheus|Grafana|logging
scalability|scalable|high availability|fault-tolerant
architecture|system design|software architecture
refactoring|refactor|legacy code|technical debt
accessibility|wcag|screen reader
ux|user research|usability|wireframe|prototype|Figma|user experience
localization|internationalization
blockchain|cryptocurrency|crypto|web3
gis|mapping software|cartography
cad|Autocad|Solidworks|Revit|drafting
erp|Sap|Netsuite
Quickbooks|Xero|Sage
`;
