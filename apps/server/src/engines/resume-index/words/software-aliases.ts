/**
 * Software synonyms, one group per line. Only exact synonyms: nothing similar (unix and linux) or related (java and
 * j2ee), and no abbreviation that as often means something else (ad, es, pm, ps).
 */
export const SOFTWARE_ALIASES = `
javascript = js = java script = ecmascript
python = python3 = python 3
c# = c sharp = csharp
c++ = cpp = c plus plus
.net = dotnet = dot net
.net core = dotnet core = dot net core
.net framework = dotnet framework
asp.net = asp net = aspnet
asp.net mvc = asp net mvc = aspnet mvc
ado.net = ado net
vb.net = vb net = visual basic .net = visual basic dot net
visual basic = vb
visual basic for applications = vba
go language = golang
objective-c = objective c = objc
j2ee = java ee = jee = java enterprise edition = java 2 enterprise edition
j2se = java se = core java
java server pages = jsp = javaserver pages
java server faces = jsf = javaserver faces
enterprise java beans = ejb
pl/sql = plsql = pl sql
t-sql = tsql = transact-sql = transact sql
html = html5 = hypertext markup language
css = css3 = cascading style sheets
xml = extensible markup language
json = javascript object notation
ajax = asynchronous javascript and xml
react = reactjs = react.js
angular = angularjs = angular.js = angular js
vue = vuejs = vue.js
node.js = nodejs = node js
next.js = nextjs
nuxt.js = nuxtjs
express.js = expressjs
backbone.js = backbonejs = backbone
ember.js = emberjs
d3.js = d3js = d3
three.js = threejs
jquery = j query
ruby on rails = ror = rails
spring boot = springboot
scikit-learn = sklearn = scikit learn
tensorflow = tensor flow
pytorch = py torch
opencv = open cv
sass = scss
tailwind css = tailwind = tailwindcss
material ui = material-ui = mui
sql = structured query language
sql server = ms sql = mssql = ms sql server = microsoft sql server = mssql server
sql server reporting services = ssrs
sql server integration services = ssis
sql server analysis services = ssas
postgresql = postgres = postgre sql = psql
mongodb = mongo = mongo db
dynamodb = dynamo db
oracle database = oracle db
database = db = data base
database administrator = dba = database administration
relational database management system = rdbms
database management system = dbms
elasticsearch = elastic search
elasticsearch logstash kibana = elk = elk stack
big data = bigdata
data warehouse = data warehousing = dwh = edw
extract transform load = etl = extraction transformation loading
business intelligence = bi
power bi = powerbi
olap = online analytical processing
oltp = online transaction processing
apache spark = spark
apache kafka = kafka
apache hadoop = hadoop
apache airflow = airflow
apache hive = hive
apache tomcat = tomcat
hdfs = hadoop distributed file system
bigquery = big query
amazon web services = aws
amazon ec2 = ec2 = elastic compute cloud
amazon s3 = s3 = simple storage service
amazon rds = rds
google cloud platform = gcp = google cloud
microsoft azure = ms azure = azure = windows azure
infrastructure as a service = iaas
platform as a service = paas
software as a service = saas
infrastructure as code = iac
kubernetes = k8s
continuous integration = ci
ci/cd = cicd = continuous integration and continuous delivery = continuous integration and continuous deployment = continuous integration continuous delivery = continuous integration continuous deployment
devops = dev ops
subversion = svn
team foundation server = tfs
version control system = vcs
rest = restful = rest api = restful api = restful web services = rest web services = representational state transfer
soap = simple object access protocol
application programming interface = api
service oriented architecture = soa = service-oriented architecture
microservices = micro services = micro-services
model view controller = mvc
object relational mapping = orm
object oriented programming = oop = oops = object-oriented programming
object oriented analysis and design = ooad
software development life cycle = sdlc = software development lifecycle = systems development life cycle
software testing life cycle = stlc
test driven development = tdd = test-driven development
behavior driven development = bdd = behaviour driven development = behavior-driven development
user acceptance testing = uat = user acceptance test
quality assurance = qa
quality control = qc
quick test professional = qtp = unified functional testing = uft
machine learning = ml
deep learning = dl
artificial intelligence = ai
natural language processing = nlp
large language models = llm
generative ai = genai = gen ai
convolutional neural network = cnn
recurrent neural network = rnn
support vector machine = svm
principal component analysis = pca
optical character recognition = ocr
robotic process automation = rpa
internet of things = iot
user experience = ux
user interface = ui
ui/ux = ux/ui = user interface and user experience
graphical user interface = gui
integrated development environment = ide
command line interface = cli
red hat enterprise linux = rhel = redhat linux = red hat linux = redhat enterprise linux
red hat = redhat
mac os = macos = os x = mac os x = osx
shell scripting = shell script = unix shell scripting
powershell = power shell
vmware = vm ware
virtual machine = vm
virtual private network = vpn
virtual local area network = vlan = virtual lan
local area network = lan
wide area network = wan
tcp/ip = tcp ip = transmission control protocol
border gateway protocol = bgp
open shortest path first = ospf
enhanced interior gateway routing protocol = eigrp
domain name system = dns = domain name server
dynamic host configuration protocol = dhcp
file transfer protocol = ftp
secure shell = ssh
voice over ip = voip = voice over internet protocol
multiprotocol label switching = mpls
network address translation = nat
access control list = acl = access control lists
active directory domain services = adds
lightweight directory access protocol = ldap
single sign-on = sso
identity and access management = iam = identity access management
multi factor authentication = mfa = multi-factor authentication
intrusion detection system = ids
intrusion prevention system = ips
security information and event management = siem
security operations center = soc = security operations centre
cyber security = cybersecurity = cyber-security
information security = infosec
open web application security project = owasp
json web token = jwt
public key infrastructure = pki
network attached storage = nas
information technology = it
information technology infrastructure library = itil
it service management = itsm
service level agreement = sla = service level agreements
content management system = cms
customer relationship management = crm
enterprise resource planning = erp
supply chain management = scm
human resource management system = hrms = hris = human resource information system
learning management system = lms
warehouse management system = wms
point of sale = pos
salesforce = sales force = salesforce.com = sfdc
service now = servicenow
sharepoint = share point = microsoft sharepoint = ms sharepoint
powerpoint = power point = microsoft powerpoint = ms powerpoint = ms power point = microsoft power point
people soft = peoplesoft
sap abap = abap
sap fico = sap fi/co = sap fi co = fico
sap mm = sap materials management
sap sd = sap sales and distribution
computer aided design = cad = computer-aided design
auto cad = autocad
solid works = solidworks
photo shop = photoshop = adobe photoshop
adobe illustrator = illustrator
indesign = adobe indesign
adobe premiere = premiere pro = adobe premiere pro
after effects = adobe after effects
dream weaver = dreamweaver = adobe dreamweaver
quick books = quickbooks
word press = wordpress
git hub = github
git lab = gitlab
bit bucket = bitbucket
full stack = fullstack = full-stack
front end = frontend = front-end
back end = backend = back-end
mat lab = matlab
`;
